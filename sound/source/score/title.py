"""Title: D major, 126 BPM, heroic."""
from instruments import *
from notation import *
from song import Song


def title():
    s = Song('title', 5250, 2, MAJOR, reverb=(1.5, 5200), delay=(3, .32), lufs=-20.0)
    s.track('horn', i_brass, -7.5, -.12, rev=.28)
    s.track('lead', i_lead, -6.5, .06, rev=.18, dly=.22)
    s.track('harm', i_brass, -10.5, .3, rev=.25)
    s.track('counter', i_strings, -9.5, -.3, rev=.3, low=150)
    s.track('strings', i_strings, -13, .1, rev=.3, duck=2, low=140)
    s.track('bell', i_bell, -8.5, .35, rev=.3, dly=.25, low=200)
    s.track('pizz', i_pizz, -5.5, -.35, rev=.22, dly=.12, low=120)
    s.track('meow', i_meow, -8, .25, rev=.3, dly=.2, low=200)
    s.track('stab', i_brass, -12, 0, rev=.25, low=110)
    s.track('bass', i_bass, -2.5, 0, rev=.03, duck=2.5, low=35)

    A = 'D | C | G | D | Bm | G | Em | A'
    A2 = 'D | C | G | D | Bm | G | Em , A | D'
    mA = ('d5:1.5> a4:.5 d5:.5 e5:.5 f#5:1 | e5:1.5> c5:.5 e5:.5 f#5:.5 g5:1 | b5:1.5> a5:.5 g5:1 d5:1 | '
          'a5:2.5 r:.5 d5:.5 e5:.5 | f#5:1.5> d5:.5 f#5:.5 g5:.5 a5:1 | b5:1.5> g5:.5 b5:.5 a5:.5 g5:1 | '
          'e5:1.5> g5:.5 f#5:.5 g5:.5 b5:1 | a5:1.5> e5:.5 a5:.5 b5:.5 c#6:1')
    mA2 = ('d5:1.5> a4:.5 d5:.5 e5:.5 f#5:.5 a5:.5 | g5:1.5> e5:.5 g5:.5 f#5:.5 e5:1 | d5:1> g5:.5 a5:.5 b5:1.5 d6:.5 | '
           'a5:2.5 r:.5 d5:.5 e5:.5 | f#5:1.5> d5:.5 f#5:.5 g5:.5 a5:.5 b5:.5 | d6:1.5> b5:.5 a5:.5 g5:.5 d5:1 | '
           'g5:1 b5:1 a5:1 c#6:1 | d6:3~ r:1')
    mB = ("b5:.5' r:.5 b5:.5' a5:.5' g5:.5' r:.5 d5:.5' r:.5 | c#6:.5' r:.5 c#6:.5' b5:.5' a5:1 r:1 | "
          "a5:.5' r:.5 a5:.5' g5:.5' f#5:.5' r:.5 c#5:.5' r:.5 | b5:.5' r:.5 a5:.5' f#5:.5' d5:1 r:1 | "
          "g5:.5 a5:.5 b5:.5' r:.5 d6:1 b5:1 | a5:.5 b5:.5 c#6:.5' r:.5 e6:1 c#6:1 | "
          "b5:1.5 g5:.5 e5:.5 f#5:.5 g5:1 | a5:1 b5:.5 a5:.5 g5:.5 f#5:.5 e5:1")
    counter = ('a4:2 f#4:2 | g4:2 c5:2 | d5:2 b4:2 | d5:2 a4:2 | d5:2 b4:2 | d5:2 g4:2 | b4:2 c#5:2 | d5:3 r:1')
    march = dict(kick='X.......x.......', snare='....x.oo....x.o.', hat='..x...x...x...x.')
    rock = dict(kick='X.....x.x.......', snare='....X.......X..o', hat='x.o.x.o.x.o.x.o.')
    big = dict(kick='X..x..x.x..x....', snare='....X..o....X.oo', hat='x.x.x.x.x.x.x.x.', ohat='......x.......x.')

    ch = chords('D | C/D | Bb | A')                                   # plays once
    s.section('intro', ch, drums(timp='X.......x...x.x.' + 'X.......x.......', timpA='.' * 48 + 'X...x...x.x.xxxx',
                                 snare='.' * 32 + 'o...o...o...o.o.' + 'o.o.o.o.xxxxxxXX', rise='.' * 40 + 'x' + '.' * 23,
                                 crash='X'), loops=False,
              horn=melody('d4:1.5> a3:.5 d4:.5 e4:.5 f#4:1 | e4:1.5> c4:.5 e4:.5 f#4:.5 g4:1 | f4:2 bb4:2 | a4:3 r:1', 0, .75),
              strings=block(ch, 55, 4, .55), bass=bass(ch, 'R---------------', vel=.7))
    ch = chords(A)
    s.section('A1', ch, [drums(**bars(march, 8)), drums(crash='X', timp='X' + '.' * 63 + 'x')],
              horn=melody(mA, -12, .8), strings=block(ch, 55, 4, .5), bass=bass(ch, 'R-----..5---R...', vel=.8),
              pizz=arp(ch, '0.2.1.3.', 62, .5))
    ch = chords(A2)
    s.section('A2', ch, [drums(**bars(rock, 7)), drums(crash='X' + '.' * 63 + 'x', tom1='.' * 120 + 'x.x.....',
                                                    tom2='.' * 124 + 'x.x.', tom3='.' * 126 + 'xX', kick='.' * 112 + 'X.......x.......',
                                                    snare='.' * 116 + 'X...')],
              lead=melody(mA2, 0, .8), harm=harmony(melody(mA2), ch), strings=block(ch, 57, 4, .55),
              bass=bass(ch, 'R.R.R.R.5.5.R.8.', vel=.85), bell=arp(ch, '0123210121032101', 74, .3))
    ch = chords('G | A | F#m | Bm | G | A | Em | A')
    s.section('B', ch, drums(kick='X.....x...x.....' * 7 + 'X.......x.x.x.x.', clap='....x.......x...' * 7 + '....x.......xx.x',
                             hat='x.xox.xox.xox.xo' * 8, shaker='..x...x...x...x.' * 8, snare='.' * 120 + 'ooxxxXXX'),
              bell=melody(mB, 0, .85), pizz=melody(mB, -12, .8), bass=bass(ch, "R..R..5.8..5..3.", vel=.8, gate=.7),
              meow=melody('r:4 | r:2 r:.5 c#5:.5 e5:1 | r:4 | r:2 r:.5 d5:.5 f#5:1 | r:4 | r:4 | r:4 | r:4', 0, .8),
              strings=block(ch, 55, 3, .4)[12:], stab=block(ch, 52, 3, .5, '......x-..x-....', .8))
    ch = chords('Bb | C | Bb , C | A')
    s.section('C', ch, drums(kick='X...X...X...X...' * 3 + 'X.X.X.X.XXXX....', tom3='x..x..x.' * 6, tom2='......x.' * 6,
                             snare='.' * 32 + 'o.o.o.o.x.x.x.x.' + 'xxxxxxxxxxxxXXXX', rise='.' * 40 + 'x', crash='X' + '.' * 15 + 'x'),
              lead=melody('d5:1.5> bb4:.5 d5:.5 e5:.5 f5:1 | e5:1.5> c5:.5 e5:.5 f5:.5 g5:1 | f5:1 d5:.5 f5:.5 g5:1 e5:.5 g5:.5 | '
                          'a5:2 e5:.5 a5:.5 b5:.5 c#6:.5', 0, .78),
              stab=block(ch, 53, 4, .75, 'x-.x-.x-x-.x-.x-', .8), strings=block(ch, 58, 4, .6), bass=bass(ch, 'R.RRR.RRR.RRR.RR', vel=.85))
    ch = chords(A2)
    s.section('A3', ch, [drums(**bars(big, 8)), drums(crash='X' + '.' * 31 + 'x' + '.' * 31 + 'X' + '.' * 31 + 'x', timp='X' + '.' * 63 + 'X')],
              lead=melody(mA2, 0, .9), horn=melody(mA2, -12, .8), harm=harmony(melody(mA2), ch), counter=melody(counter, 0, .75),
              strings=block(ch, 60, 4, .55), bass=bass(ch, 'R.R.8.R.R.R.8.5.', vel=.9), bell=arp(ch, '0123210121032101', 74, .35))
    ch = chords('Bb | C | D | A')
    s.section('turn', ch, drums(kick='X.....X.X.......' * 2 + 'X' + '.' * 15, snare='....X.......X...' * 2 + '....x.......x.o.' + '....x...o.o.oxxX',
                                crash='X' + '.' * 15 + 'x' + '.' * 15 + 'X', hat='x.x.x.x.x.x.x.x.' * 3, timp='.' * 32 + 'X.....x.x.......', timpA='.' * 48 + 'x...x...x.x.x.x.'),
              lead=melody('f5:1.5> d5:.5 f5:.5 g5:.5 bb5:1 | g5:1.5> e5:.5 g5:.5 a5:.5 c6:1 | d6:3~ r:1 | r:4', 0, .85),
              horn=melody('f4:1.5> d4:.5 f4:.5 g4:.5 bb4:1 | g4:1.5> e4:.5 g4:.5 a4:.5 c5:1 | d5:3 r:1 | r:1 a3:.5 a3:.5 b3:.5 b3:.5 c#4:1', 0, .8),
              stab=block(ch, 53, 4, .7, 'X--.....x---....', .9), strings=block(ch, 57, 4, .55), bass=bass(ch, 'R-----R-R-----5-', vel=.85),
              pizz=arp(chords('Bb | C | D | A'), '0.2.1.3.', 62, .45))
    return s
