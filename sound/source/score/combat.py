"""Combat: E minor, 150 BPM."""
from instruments import *
from notation import *
from song import Song


def combat():
    s = Song('combat', 4410, 4, MINOR, reverb=(1.0, 5000), delay=(3, .36), lufs=-19.0)
    s.track('lead', i_lead, -6, .05, rev=.14, dly=.25)
    s.track('harm', i_lead, -10.5, -.3, rev=.16, dly=.15)
    s.track('low', i_brass, -6.5, -.1, rev=.2)
    s.track('crunch', i_crunch, -8.5, -.35, rev=.06, duck=1.5, low=110)
    s.track('crunch2', i_crunch, -8.5, .35, rev=.06, duck=1.5, low=110)
    s.track('choir', i_choir, -8.5, 0, rev=.35, duck=1.5, low=140)
    s.track('strings', i_strings, -12.0, .15, rev=.25, duck=2.5, low=150)
    s.track('arp', i_pluck, -5.5, .3, rev=.15, dly=.3, duck=2, low=180)
    s.track('bass', i_acid, -2.5, 0, rev=.02, duck=4, low=38)

    A = 'Em | Em | C | D | Em | Em | C | B'
    A2 = 'Em | G | C | D | Em | G | Am | B'
    low = ('e4:1.5> b3:.5 e4:.5 f#4:.5 g4:1 | f#4:.5 g4:.5 f#4:.5 e4:.5 b3:2 | e4:1.5> c4:.5 e4:.5 f#4:.5 g4:1 | a4:1.5 f#4:.5 d4:2 | '
           'e4:1.5> b3:.5 e4:.5 f#4:.5 g4:1 | b4:1 a4:.5 g4:.5 f#4:.5 g4:.5 e4:1 | g4:1.5 e4:.5 c5:2 | b4:1.5 f#4:.5 b4:.5 c#5:.5 d#5:1')
    high = ('e5:1.5> b4:.5 e5:.5 f#5:.5 g5:1 | b5:2 a5:.5 g5:.5 d5:1 | e5:1.5> c5:.5 e5:.5 g5:.5 c6:1 | a5:2.5 f#5:.5 g5:.5 a5:.5 | '
            'b5:1.5> g5:.5 e5:.5 f#5:.5 g5:1 | d6:2 b5:1 g5:1 | c6:1.5 a5:.5 e5:.5 a5:.5 c6:1 | b5:2 d#6:1 b5:1')
    high3 = ('e5:1.5> b4:.5 e5:.5 f#5:.5 g5:.5 b5:.5 | d6:1.5 b5:.5 a5:.5 g5:.5 d5:1 | e5:1> g5:.5 c6:.5 e6:1.5 c6:.5 | d6:1.5 a5:.5 f#5:.5 g5:.5 a5:1 | '
             'b5:1.5> g5:.5 e5:.5 f#5:.5 g5:.5 b5:.5 | d6:1 b5:.5 d6:.5 g6:1 d6:1 | c6:1.5 a5:.5 e5:.5 a5:.5 c6:.5 e6:.5 | d#6:2 f#6:1 b5:1')
    solo = ('e5:.5> g5:.25 f#5:.25 e5:.5 b4:.5 e5:.25 f#5:.25 g5:.25 a5:.25 b5:1 | a5:.5> f#5:.25 e5:.25 d5:.5 a4:.5 d5:.25 e5:.25 f#5:.25 g5:.25 a5:1 | '
            'g5:.5> e5:.25 d5:.25 c5:.5 g4:.5 c5:.25 d5:.25 e5:.25 f#5:.25 g5:1 | f#5:.5> d#5:.25 c#5:.25 b4:1 f#5:.5 b5:.5 a5:.5 f#5:.5 | '
            'b5:.5> g5:.25 f#5:.25 e5:.5 g5:.5 b5:.25 a5:.25 g5:.25 f#5:.25 e5:1 | a5:.5> f#5:.25 e5:.25 d5:.5 f#5:.5 a5:.25 g5:.25 f#5:.25 e5:.25 d5:1 | '
            'c6:.5 a5:.5 e5:.5 a5:.5 b5:.5 f#5:.5 d#5:.5 b4:.5 | e5:1.5> r:2.5')
    counter = ('b4:2 e5:2 | d5:3 b4:1 | c5:2 g4:2 | d5:2 a4:2 | g4:2 b4:2 | d5:2 g4:2 | c5:2 e5:2 | d#5:3 f#4:1')
    chug = 'R.RRR.RRR.RRR.RR'
    ost = 'R.RR8.RRR.RR8.5R'
    four = dict(kick='X...x...X...x...', snare='....X.......X...', hat='x.xxx.xxx.xxx.xx')
    brk = dict(kick='X..x..X...x..x..', snare='....X..o.o..X...', hat='x.x.x.x.x.x.x.x.', ohat='..........x.....')
    half = dict(kick='X.........x.....', snare='........X.......', hat='x...x...x...x.x.')

    ch = chords('Em | Em | Em | B')
    s.section('intro', ch, drums(kick='X...x...X...x...' * 2 + 'X...x...X...x...' + 'X...x...XXxxXXXX', hat='.' * 16 + 'x.xxx.xxx.xxx.xx' * 3,
                                 snare='.' * 48 + 'x.x.xxxxXXXXXXXX', crash='X', rise='.' * 40 + 'x', tom3='X.....x.' * 4), loops=False,
              bass=bass(ch, ost, vel=.7), arp=arp(ch, '0.2.1.3.', 64, .4), choir=block(ch, 52, 3, .45)[6:])
    ch = chords(A)
    s.section('A1', ch, [drums(**bars(four, 8)), drums(crash='X' + '.' * 63 + 'x', tom1='.' * 120 + 'xx......', tom2='.' * 122 + 'xx', tom3='.' * 124 + 'xxXX')],
              low=melody(low, 0, .85), crunch=bass(ch, chug, 2, .7, .6),
              crunch2=bass(ch, chug, 2, .7, .6), bass=bass(ch, ost, vel=.85),
              strings=block(ch, 59, 3, .35))
    ch = chords(A2)
    s.section('A2', ch, [drums(**bars(brk, 8)), drums(crash='X' + '.' * 63 + 'x', snare='.' * 120 + 'oxoxxXXX')],
              lead=melody(high, 0, .85), crunch=bass(ch, 'R---R-R-R---R-R-', 2, .7), crunch2=bass(ch, 'R---R-R-R---R-R-', 2, .7),
              bass=bass(ch, ost, vel=.85), arp=arp(ch, '0123132301231323', 67, .4), strings=block(ch, 59, 4, .45))
    ch = chords('C | D | Em | Em | C | D | B | B')
    s.section('B', ch, [drums(**bars(half, 7)), drums(crash='X' + '.' * 63 + 'X', kick='.' * 112 + 'X...X...X.X.XXXX', snare='.' * 112 + 'o...o...o.o.xxXX', rise='.' * 104 + 'x')],
              choir=block(ch, 55, 4, .6), lead=melody('g5:3 e5:1 | f#5:3 a5:1 | g5:2 b5:2 | e5:4 | c6:3 g5:1 | a5:3 d5:1 | f#5:2 d#5:2 | b4:3 r:1', 0, .72),
              bass=bass(ch, 'R-----R-R---5---', vel=.85), arp=arp(ch, '0.1.2.3.2.1.3.2.', 67, .42), strings=block(ch, 59, 3, .5))
    ch = chords('Am | Am | Em | Em | F | F | B | B')
    s.section('break', ch, drums(kick='X...............' * 2 + 'X.......X.......' * 2 + 'X...X...X...X...' * 3 + 'X.X.X.X.XXXXXXXX', hat='.' * 32 + 'x...x...x...x...' * 2 + 'x.x.x.x.x.x.x.x.' * 4,
                                 clap='.' * 64 + '....x.......x...' * 3, tom3='..x...x...x.x...' * 4, snare='.' * 96 + 'o.o.o.o.o.o.o.o.' + 'xxxxxxxxXXXXXXXX', rise='.' * 104 + 'x', crash='X'),
              arp=arp(ch, '0213021302130213', 64, .5), bass=bass(ch, 'R-----..........', vel=.8)[:4] + bass(ch, 'R.R.R.R.R.R.R.R.', vel=.75)[32:],
              low=melody('r:2 a3:.5 b3:.5 c4:1 | e4:2 r:2 | r:2 e4:.5 f#4:.5 g4:1 | b4:2 r:2 | f4:1.5> c4:.5 f4:.5 g4:.5 a4:1 | c5:2 a4:2 | '
                         'b4:1.5> f#4:.5 b4:.5 c#5:.5 d#5:1 | f#5:2 d#5:2', 0, .8), strings=block(ch, 57, 4, .5))
    ch = chords(A2)
    s.section('A3', ch, [drums(**bars(four, 8)), drums(crash='X' + '.' * 31 + 'x' + '.' * 31 + 'X' + '.' * 31 + 'x', ohat='..x...x...x...x.' * 8)],
              lead=melody(high3, 0, .9), harm=harmony(melody(high3), ch), choir=block(ch, 55, 4, .5), strings=melody(counter, 0, .8),
              crunch=bass(ch, 'R-RRR-RRR-RRR-RR', 2, .7, .7), crunch2=bass(ch, 'R-RRR-RRR-RRR-RR', 2, .7, .7), bass=bass(ch, ost, vel=.9),
              arp=arp(ch, '0123132301231323', 67, .35))
    ch = chords('Em | D | C | B | Em | D | Am , B | Em')
    s.section('solo', ch, [drums(**bars(brk, 7)), drums(crash='X' + '.' * 63 + 'x' + '.' * 47 + 'X', kick='.' * 112 + 'X.....x.x.......', snare='.' * 116 + 'X...oxoxXXXX', tom3='.' * 120 + '..x.x.xX')],
              lead=melody(solo, 0, .85), crunch=bass(ch, chug, 2, .7, .6), crunch2=bass(ch, chug, 2, .7, .6),
              bass=bass(ch, ost, vel=.85), strings=block(ch, 59, 4, .42))
    return s
