"""Victory: D major, 120 BPM. The title's tune on its way home, with room for a smile."""
from instruments import *
from notation import *
from song import Song

TUNE = ('d5:1.5> a4:.5 d5:.5 e5:.5 f#5:1 | e5:1.5> a4:.5 c#5:.5 e5:.5 a5:1 | b5:1 a5:.5 f#5:.5 d5:1 f#5:1 | g5:2 b5:1 a5:.5 g5:.5 | '
        'a5:1.5> f#5:.5 d5:.5 e5:.5 f#5:1 | g5:1.5 a5:.5 b5:.5 a5:.5 g5:1 | e5:1 g5:1 b5:1 g5:1 | a5:2 e5:.5 g5:.5 e5:.5 c#5:.5')
TUNE_HOME = ('d5:1.5> a4:.5 d5:.5 e5:.5 f#5:.5 a5:.5 | g5:1.5> e5:.5 c5:.5 e5:.5 g5:1 | b5:1.5> g5:.5 d5:.5 g5:.5 b5:.5 d6:.5 | a5:2 f#5:1 d5:1 | '
             'b5:1.5 f#5:.5 d5:.5 f#5:.5 b5:1 | d6:1.5 b5:.5 g5:.5 a5:.5 b5:1 | g5:1 e5:1 a5:1 c#6:1 | d6:3~ r:1')
SONG = ('b4:1.5 a4:.5 g4:1 b4:1 | a4:2 f#4:1 d4:1 | e4:1 g4:1 b4:1 e5:1 | c#5:2 a4:2 | '
        'c#5:1.5 a4:.5 f#4:1 a4:1 | b4:2 d5:1 f#5:1 | g5:1.5 f#5:.5 d5:1 b4:1 | a4:1 c#5:1 e5:1 a5:1')
ANSWERS = 'r:4 | r:4 | r:4 | r:3 a4:.5 d5:.5 | r:4 | r:4 | r:4 | r:2 a4:.5 d5:1 r:.5'
COUNTER = 'f#4:2 a4:2 | g4:2 e4:2 | d4:2 g4:2 | f#4:2 a4:2 | d5:2 b4:2 | b4:2 d5:2 | b4:2 c#5:2 | d5:3 r:1'

MARCH = dict(kick='X.......x.......', snare='....x.oo....x.o.', hat='..x...x...x...x.')
BAND = dict(kick='X.....x.x.......', snare='....X.......X..o', hat='x.o.x.o.x.o.x.o.', clap='....o.......o...')
SOFT = dict(kick='X.......o.......', shaker='..o...o...o...oo', rim='....o.......o...')


def tracks(s):
    s.track('horn', i_brass, -7, -.12, rev=.28)
    s.track('lead', i_lead, -7, .06, rev=.18, dly=.22)
    s.track('harm', i_brass, -10, .3, rev=.25)
    s.track('counter', i_strings, -10, -.3, rev=.3, low=150)
    s.track('flute', i_flute, -9.5, .15, rev=.3, dly=.2)
    s.track('strings', i_strings, -12, .1, rev=.3, duck=1.5, low=140)
    s.track('bell', i_bell, -8.5, .35, rev=.3, dly=.25, low=200)
    s.track('pizz', i_pizz, -5.5, -.35, rev=.22, dly=.12, low=120)
    s.track('meow', i_meow, -9, .25, rev=.3, dly=.2, low=200)
    s.track('bass', i_bass, -2.5, 0, rev=.03, duck=2, low=35)


def victory():
    s = Song('victory', 5500, 2, MAJOR, reverb=(1.5, 5200), delay=(3, .32), lufs=-20.0)
    tracks(s)
    fanfare(s)
    march(s)
    band(s)
    song_of_home(s)
    finale(s)
    return s


def fanfare(s):
    ch = chords('D , Bb | C , A')
    tune = "d4:.5> d4:.25 d4:.25 a4:1 bb4:.5 bb4:.25 bb4:.25 d5:1 | c5:.5> c5:.25 c5:.25 e5:1 a4:1 c#5:1"
    s.section('fanfare', ch, drums(timp='X.......x.......', timpA='.' * 24 + 'X.x.xxxx', snare='x.ooX...x.ooX...x.ooX...o.o.xxXX', crash='X'), loops=False,
              horn=melody(tune, 0, .85), harm=harmony(melody(tune), ch, 3, .7), strings=block(ch, 55, 4, .5), bass=bass(ch, 'R-------', vel=.8))


def march(s):
    ch = chords('D | A/C# | Bm | G | D/F# | G | Em | A')
    s.section('A1', ch, [drums(**bars(MARCH, 8)), drums(crash='X', timp='X' + '.' * 63 + 'x')],
              horn=melody(TUNE, -12, .82), strings=block(ch, 55, 4, .48), bass=bass(ch, 'R-----..5---R...', vel=.8), pizz=arp(ch, '0.2.1.3.', 62, .48))


def band(s):
    ch = chords('D | C | G | D | Bm | G | Em , A | D')
    s.section('A2', ch, [drums(**bars(BAND, 7)), drums(crash='X' + '.' * 63 + 'x', kick='.' * 112 + 'X.......x.......', snare='.' * 116 + 'X...',
                                                     tom1='.' * 120 + 'x.x.', tom2='.' * 124 + 'x.x.', tom3='.' * 126 + 'xX')],
              lead=melody(TUNE_HOME, 0, .82), harm=harmony(melody(TUNE_HOME), ch), strings=block(ch, 57, 4, .5), meow=melody(ANSWERS, 0, .75),
              bass=bass(ch, 'R.R.R.R.5.5.R.8.', vel=.85), bell=arp(ch, '0123210121032101', 74, .28))


def song_of_home(s):
    ch = chords('G | D/F# | Em | A | F#m | Bm | G | A')
    s.section('B', ch, [drums(**bars(SOFT, 8)), drums(snare='.' * 112 + '........o.o.xxxX', rise='.' * 104 + 'x')],
              flute=melody(SONG, 12, .75), pizz=arp(ch, '0.2.1.3.2.1.3.1.', 62, .45), strings=block(ch, 55, 4, .5)[0:],
              bell=arp(ch, '0...2...3...1...', 74, .35), bass=bass(ch, 'R-----R-5-----3-', vel=.7))


def finale(s):
    ch = chords('D | C | G | D | Bm | G | Em , A | D')
    s.section('A3', ch, [drums(**bars(BAND, 7)), drums(crash='X' + '.' * 31 + 'x' + '.' * 31 + 'X' + '.' * 47 + 'X', timp='X' + '.' * 63 + 'X' + '.' * 47 + 'X.......x.x.',
                                                     snare='.' * 112 + '....X.......o.oo')],
              lead=melody(TUNE_HOME, 0, .88), horn=melody(TUNE_HOME, -12, .8), harm=harmony(melody(TUNE_HOME), ch), counter=melody(COUNTER, 0, .75),
              strings=block(ch, 57, 4, .5), bass=bass(ch, 'R.R.8.R.R.R.8.5.', vel=.88), bell=arp(ch, '0123210121032101', 74, .32))
