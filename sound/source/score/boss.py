"""Boss: E phrygian, 140 BPM. Combat's material with the second flattened: heavier, lower, bells."""
from instruments import *
from notation import *
from song import Song

LOW = ('e4:1.5> b3:.5 e4:.5 f4:.5 g4:1 | g4:.5 f4:.5 e4:.5 f4:.5 e4:1 b3:1 | f4:1.5> c4:.5 f4:.5 g4:.5 a4:1 | g4:1.5 f4:.5 e4:2 | '
       'e4:1.5> b3:.5 e4:.5 f4:.5 g4:1 | b4:1.5 a4:.5 g4:.5 f4:.5 e4:1 | d4:.5 f4:.5 a4:1 c5:1 a4:1 | b4:1 g4:.5 f4:.5 e4:2')
HIGH = ('e5:1.5> b4:.5 e5:.5 f5:.5 g5:1 | g5:1.5 e5:.5 c5:.5 e5:.5 g5:1 | a5:1.5> f5:.5 c5:.5 f5:.5 a5:1 | b5:2 g5:.5 f5:.5 e5:1 | '
        'e5:1.5> b4:.5 e5:.5 f5:.5 g5:.5 b5:.5 | d6:1.5 b5:.5 g5:.5 a5:.5 b5:1 | c6:1 a5:.5 f5:.5 d5:.5 f5:.5 a5:1 | g5:1 f5:.5 e5:2.5')
HIGH_AGAIN = ('e5:1.5> b4:.5 e5:.5 f5:.5 g5:.5 b5:.5 | c6:1.5 g5:.5 e5:.5 g5:.5 c6:1 | a5:1> c6:.5 f6:.5 e6:.5 c6:.5 a5:1 | b5:1.5 e5:.5 g5:.5 f5:.5 e5:1 | '
              'b5:1.5> g5:.5 e5:.5 f5:.5 g5:.5 b5:.5 | d6:1 b5:.5 d6:.5 g6:1 d6:1 | c6:1 a5:.5 f5:.5 d6:1 a5:1 | g5:1 f5:.5 e5:2.5')
HUGE = 'a5:3 c6:1 | a5:2 f5:2 | g5:3 b5:1 | e5:4 | c6:3 a5:1 | b5:2 d6:2 | c6:2 e6:2 | d#6:2 b5:2'
FRAGMENTS = ('r:2 e4:.5 f4:.5 g4:1 | b4:2 r:2 | r:2 f4:.5 g4:.5 a4:1 | c5:2 r:2 | r:1 e4:.5 f4:.5 g4:1 b4:1 | e5:2 r:2 | '
             'd4:1.5> a3:.5 d4:.5 e4:.5 f4:1 | f#4:2 d#4:2')
RUNS = ('e5:.25> f5:.25 g5:.25 f5:.25 e5:.5 b4:.5 e5:.25 f5:.25 g5:.25 a5:.25 b5:1 | '
        'a5:.5> f5:.25 e5:.25 c5:.5 a4:.5 c5:.25 f5:.25 a5:.25 g5:.25 f5:1 | '
        'g5:.25> a5:.25 b5:.25 a5:.25 g5:.5 e5:.5 b5:.5 g5:.25 f5:.25 e5:1 | '
        'c6:.5> a5:.25 g5:.25 f5:.5 c5:.5 f5:.25 g5:.25 a5:.25 c6:.25 a5:1 | '
        'b5:.5> g5:.25 f5:.25 d5:.5 g5:.5 b5:.25 c6:.25 d6:.25 c6:.25 b5:1 | '
        'a5:.5 c6:.25 a5:.25 f5:.5 a5:.5 c6:.25 b5:.25 a5:.25 g5:.25 f5:1 | '
        'd5:.5 f5:.5 a5:.5 f5:.5 d#5:.5 f#5:.5 b5:.5 f#5:.5 | e5:1.5> r:2.5')

DOUBLE = dict(kick='X.xxX.xxX.xxX.xx', snare='....X.......X..o', hat='x...x...x...x...')
HEAVY = dict(kick='X..x..x.X..x..x.', snare='....X.......X...', hat='x.x.x.x.x.x.x.x.')
HALF = dict(kick='X.....x...x.....', snare='........X.......', hat='x...x...x...x...')
CHUG = 'R.RRR.RRR.RRR.RR'
GALLOP = 'R.RRR.RRR.RR8.5R'
TOLL = 'e3:4 | r:4 | r:4 | r:4 | e3:4 | r:4 | r:4 | r:4'


def tracks(s):
    s.track('lead', i_lead, -6.5, .05, rev=.16, dly=.25)
    s.track('harm', i_lead, -10.5, -.3, rev=.16, dly=.15)
    s.track('low', i_brass, -5.5, -.1, rev=.24)
    s.track('deep', i_brass, -9.5, .15, rev=.2, low=60)
    s.track('crunch', i_crunch, -8.0, -.35, rev=.06, duck=1.5, low=100)
    s.track('crunch2', i_crunch, -8.0, .35, rev=.06, duck=1.5, low=100)
    s.track('choir', i_choir, -7.5, 0, rev=.4, duck=1.5, low=130)
    s.track('strings', i_strings, -12, .15, rev=.25, duck=2, low=150)
    s.track('arp', i_pluck, -6.5, .3, rev=.15, dly=.3, duck=2, low=180)
    s.track('toll', i_toll, -9.5, -.15, rev=.4, low=70)
    s.track('bass', i_acid, -2.5, 0, rev=.02, duck=4, low=36)
    s.drum_gain = -4.0


def boss():
    s = Song('boss', 4725, 4, PHRYGIAN, reverb=(1.3, 4800), delay=(3, .34), lufs=-19.0)
    tracks(s)
    rise(s)
    first(s)
    second(s)
    huge(s)
    waiting(s)
    third(s)
    runs(s)
    return s


def rise(s):
    ch = chords('Em | Em | F | Em')
    s.section('intro', ch, drums(timpE='X.......x.......' * 2 + 'X.....x.X.....x.' + 'X.x.X.x.XxXxXXXX', tom3='.' * 32 + 'x..x..x.x..x..x.' * 2,
                                 snare='.' * 48 + 'o.o.o.o.xxxxXXXX', crash='X', rise='.' * 40 + 'x'), loops=False,
              toll=melody('e3:4 | r:4 | f3:4 | e3:4', 0, .8), bass=bass(ch, 'R---------------', vel=.7),
              choir=block(ch, 52, 3, .4), deep=melody('e3:4 | r:4 | f3:4 | e3:3 r:1', 0, .7))


def first(s):
    ch = chords('Em | Em | F | Em | Em | Em | Dm , F | Em')
    s.section('A1', ch, [drums(**bars(HEAVY, 8)), drums(crash='X' + '.' * 63 + 'x', tom1='.' * 120 + 'xx......', tom2='.' * 122 + 'xx', tom3='.' * 124 + 'xxXX')],
              low=melody(LOW, 0, .88), deep=melody(LOW, -12, .8), crunch=bass(ch, CHUG, 2, .75, .6), crunch2=bass(ch, CHUG, 2, .75, .6),
              bass=bass(ch, GALLOP, vel=.85), strings=block(ch, 59, 3, .35), toll=melody(TOLL, 0, .6))


def second(s):
    ch = chords('Em | C | F | Em | Em | G | F , Dm | Em')
    s.section('A2', ch, [drums(**bars(DOUBLE, 8)), drums(crash='X' + '.' * 63 + 'x', snare='.' * 120 + 'oxoxxXXX')],
              lead=melody(HIGH, 0, .85), crunch=bass(ch, 'R---R-R-R---R-R-', 2, .75), crunch2=bass(ch, 'R---R-R-R---R-R-', 2, .75),
              bass=bass(ch, GALLOP, vel=.88), arp=arp(ch, '0123132301231323', 67, .35), choir=block(ch, 52, 3, .42))


def huge(s):
    ch = chords('F | F | Em | Em | F | G | Am | B')
    s.section('B', ch, [drums(**bars(HALF, 7)), drums(crash='X' + '.' * 31 + 'x' + '.' * 31 + 'X' + '.' * 31 + 'x', kick='.' * 112 + 'X...X...X.X.XXXX',
                                                    snare='.' * 112 + 'o...o...o.o.xxXX', timpE='.' * 32 + 'X', rise='.' * 104 + 'x')],
              choir=block(ch, 55, 4, .7), lead=melody(HUGE, 0, .72), deep=bass(ch, 'R---------------', 2, .7),
              crunch=bass(ch, 'R-------R---R---', 2, .7), crunch2=bass(ch, 'R-------R---R---', 2, .7),
              bass=bass(ch, 'R-----R-R---5---', vel=.88), strings=block(ch, 59, 3, .5),
              toll=melody('f3:4 | r:4 | e3:4 | r:4 | f3:4 | r:4 | r:4 | r:4', 0, .7))


def waiting(s):
    ch = chords('Em | Em | F | F | Em | Em | Dm | B')
    s.section('break', ch, drums(kick='X...............' * 4 + 'X.......X.......' * 2 + 'X...X...X...X...' + 'X.X.X.X.XXXXXXXX',
                                 tom3='..x..x..x..x.x..' * 6, tom2='......x.......x.' * 6, hat='x...x...x...x...' * 4 + 'x.x.x.x.x.x.x.x.' * 3,
                                 timpE='X' + '.' * 63 + 'X', snare='.' * 96 + 'o.o.o.o.o.o.o.o.' + 'xxxxxxxxXXXXXXXX', rise='.' * 104 + 'x', crash='X'),
              arp=arp(ch, '0213021302130213', 64, .48), bass=bass(ch, 'R.R.R.R.R.R.R.R.', vel=.75), low=melody(FRAGMENTS, 0, .8),
              strings=block(ch, 57, 4, .5), toll=melody(TOLL, 0, .75))


def third(s):
    ch = chords('Em | C | F | Em | Em | G | F , Dm | Em')
    s.section('A3', ch, [drums(**bars(DOUBLE, 8)), drums(crash='X' + '.' * 31 + 'x' + '.' * 31 + 'X' + '.' * 31 + 'x', ohat='..x...x...x...x.' * 8)],
              lead=melody(HIGH_AGAIN, 0, .9), harm=harmony(melody(HIGH_AGAIN), ch), choir=block(ch, 52, 4, .5), deep=bass(ch, 'R---------------', 2, .6),
              crunch=bass(ch, 'R-RRR-RRR-RRR-RR', 2, .75, .7), crunch2=bass(ch, 'R-RRR-RRR-RRR-RR', 2, .75, .7), bass=bass(ch, GALLOP, vel=.9),
              arp=arp(ch, '0123132301231323', 67, .32))


def runs(s):
    ch = chords('Em | F | Em | F | G | F | Dm , B | Em')
    s.section('runs', ch, [drums(**bars(HEAVY, 7)), drums(crash='X' + '.' * 63 + 'x' + '.' * 47 + 'X', kick='.' * 112 + 'X.....x.x.......',
                                                        snare='.' * 116 + 'X...oxoxXXXX', tom3='.' * 120 + '..x.x.xX')],
              lead=melody(RUNS, 0, .85), crunch=bass(ch, CHUG, 2, .75, .6), crunch2=bass(ch, CHUG, 2, .75, .6),
              bass=bass(ch, GALLOP, vel=.88), strings=block(ch, 59, 4, .42), choir=block(ch, 52, 3, .35))
