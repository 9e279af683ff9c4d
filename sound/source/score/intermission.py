"""Intermission: F major, 105 BPM, swung. The radio in the hangar: a small band that has played this for
years, a muted trumpet with opinions, and Leo, who sings along on the bridge."""
from instruments import *
from notation import *
from song import Song

TUNE = ("f4:1.5> c4:.5 f4:.5 g4:.5 a4:1 | c5:1 a4:.5 f4:1.5 r:1 | g4:.5 bb4:.5 d5:1 bb4:.5 g4:.5 f4:1 | e4:1.5 g4:.5 c5:1 r:1 | "
        "a4:1.5> f4:.5 a4:.5 bb4:.5 c5:1 | d5:1 c5:.5 a4:1.5 r:1 | bb4:.5 g4:.5 d5:.5 bb4:.5 e4:.5 g4:.5 bb4:.5 c5:.5 | a4:1 f4:.5 r:2.5")
TUNE_AGAIN = ("f4:.5 c5:1 a4:.5 f4:.5 g4:.5 a4:1 | c5:.5 d5:.5 c5:.5 a4:1.5 r:1 | bb4:.5 g4:.5 bb4:.5 d5:.5 f5:.5 d5:.5 bb4:1 | c5:.5 bb4:.5 g4:.5 e4:1.5 r:1 | "
              "a4:.5 c5:.5 f5:1 e5:.5 c5:.5 a4:1 | d5:.5 c5:.5 a4:.5 f4:1.5 r:1 | g4:.5 bb4:.5 d5:1 c5:.5 bb4:.5 g4:.5 e4:.5 | f4:1.5 c4:.5 f4:.5 r:1.5")
LEO = ('d5:2 bb4:1.5 r:.5 | db5:2 bb4:1.5 r:.5 | c5:1 a4:1 f4:1.5 r:.5 | f#4:1 a4:1 d5:1.5 r:.5 | '
       'bb4:1 d5:1 f5:1 d5:1 | c5:1.5 bb4:.5 g4:1 e4:1 | a4:1 c5:1 f5:1.5 r:.5 | r:4')
WAH = 'r:4 | r:3 c5:1/3 c5:1/3 c5:1/3 | r:4 | r:4 | r:4 | r:4 | r:4 | g4:.5 bb4:.5 e5:.5 d5:.5 c5:.5 bb4:.5 g4:.5 e4:.5'
MEOWS = 'r:4 | r:4 | r:4 | r:3 c5:1 | r:4 | r:4 | r:4 | r:2 c5:.5 f5:1 r:.5'

SOFT = dict(brush='....o.......o...', hat='o...o.o.o...o.o.', kick='o...............')
BRUSHES = dict(brush='....x.......x...', hat='x...x.o.x...x.o.', kick='o.......o.......')
STOP = dict(kick='X...............', brush='............x...', block='......x.x.......', block2='..........x.....')
WALK = 'R---3---5---7---'


def tracks(s):
    s.track('lead', i_muted, -6.5, .12, rev=.2, dly=.1, low=150)
    s.track('leo', i_leo, -3.5, -.12, rev=.25, dly=.12, low=180)
    s.track('meow', i_meow, -9, .3, rev=.3, dly=.2, low=200)
    s.track('ep', i_epiano, -8, -.2, rev=.22, low=100)
    s.track('organ', i_organ, -12, .2, rev=.25, low=120)
    s.track('guitar', i_pizz, -4, .35, rev=.15, low=140)
    s.track('vibes', i_vibes, -7.5, -.35, rev=.3, dly=.15, low=200)
    s.track('bass', i_upright, -4.0, 0, rev=.06, low=38)
    s.melodic = ['lead', 'leo']
    s.drum_gain = 1.5


def intermission():
    s = Song('intermission', 6300, 5, MAJOR, reverb=(.9, 4800), delay=(4, .25), lufs=-22.0, swing=2 / 3)
    tracks(s)
    tune(s)
    tune_again(s)
    bridge(s)
    tune_home(s)
    return s


HARMONY = 'Fmaj7 | Dm7 | Gm7 | C7 | Fmaj7 | Dm7 | Gm7 , C7 | F6'


def tune(s):
    ch = chords(HARMONY)
    s.section('A1', ch, [drums(**bars(SOFT, 7)), drums(**{k: '.' * 112 + v for k, v in STOP.items()})],
              lead=melody(TUNE, 0, .66), ep=block(ch, 55, 4, .36, '......x-....x-..', .8), bass=bass(ch, WALK, vel=.66, gate=.95),
              guitar=block(ch, 53, 3, .3, 'x...x...x...x...', .5), meow=melody(MEOWS, 0, .7))


def tune_again(s):
    ch = chords(HARMONY)
    s.section('A2', ch, [drums(**bars(BRUSHES, 8)), drums(rim='..............o.' * 8, block='.' * 120 + 'x.x...x.')],
              lead=melody(TUNE_AGAIN, 0, .8), ep=block(ch, 55, 4, .42, 'x-....x-......x-', .8), bass=bass(ch, WALK, vel=.8, gate=.95),
              guitar=block(ch, 53, 3, .4, 'x...x...x...x...', .5), vibes=arp(ch, '0...............', 69, .4, 12), organ=block(ch, 53, 3, .35))


def bridge(s):
    ch = chords('Bb | Bbm | F/A | D7 | Gm7 | C7 | F | C7')
    s.section('B', ch, [drums(hat='x...x.o.x...x.o.' * 7, brush='....x.......x...' * 7, kick='o.......o.......' * 7), drums(**{k: '.' * 112 + v for k, v in STOP.items()})],
              leo=melody(LEO, 0, .85), lead=melody(WAH, 0, .7), organ=block(ch, 53, 4, .5), vibes=arp(ch, '..2...1...3.....', 69, .35, 1),
              bass=bass(ch, WALK, vel=.8, gate=.95), guitar=block(ch, 53, 3, .36, 'x...x...x...x...', .5))


def tune_home(s):
    ch = chords('Fmaj7 | Dm7 | Gm7 | C7 | Fmaj7 | Dm7 | Gm7 , C7 | F6 , C7')
    s.section('A3', ch, [drums(**bars(BRUSHES, 8)), drums(block='.' * 56 + 'x.x.x...' + '.' * 56 + 'x.x.....', block2='.' * 124 + 'x.x.')],
              lead=melody(TUNE, 0, .9), vibes=harmony(melody(TUNE), ch, 3, .7), ep=block(ch, 55, 4, .45, '......x-....x-..', .8),
              bass=bass(ch, WALK, vel=.92, gate=.95), guitar=block(ch, 53, 3, .55, 'x...x...x...x...', .5), organ=block(ch, 53, 3, .5), meow=melody(MEOWS, 0, .75))
