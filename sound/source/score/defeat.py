"""Defeat: D minor, 67 BPM. Felt piano and one flute; the last bar turns to major, because there is a next try."""
from instruments import *
from notation import *
from song import Song

ALONE = ('d5:3 a4:1 | d5:1 c5:1 f5:2 | g5:1.5 f5:.5 d5:1 bb4:1 | c#5:2 e5:1 a4:1 | '
         'f5:3 d5:1 | c5:1 f5:1 a5:2 | bb5:1.5 a5:.5 g5:1 d5:1 | e5:3 r:1')
TOGETHER = 'f5:2 d5:2 | c5:3 a4:1 | bb4:1 d5:1 g5:2 | f5:2 a4:2 | d5:2 f5:1 bb5:1 | g5:2 e5:2 | a5:2 f5:1 c5:1 | c#5:2 e5:2'
LAST = 'd5:3 a4:1 | bb4:1 d5:1 g5:2 | f5:1 d5:1 e5:1 c#5:1 | f#5:3 r:1'
ROLL = '0...2...1...3...'
ROLL_FULL = '0.1.2.3.2.1.3.1.'


def tracks(s):
    s.track('flute', i_flute, -8, .12, rev=.38, dly=.25)
    s.track('piano', i_piano, -6, -.1, rev=.28, low=80)
    s.track('strings', i_strings, -11, .1, rev=.38, low=120)
    s.track('horn', i_brass, -12.5, -.2, rev=.4)
    s.track('pad', i_pad, -13, 0, rev=.35, low=110)
    s.track('bell', i_bell, -3, .35, rev=.4, dly=.35, low=200)
    s.track('bass', i_upright, -1.5, 0, rev=.08, low=36)
    s.drum_gain = -7.0


def defeat():
    s = Song('defeat', 9800, 2, MINOR, reverb=(2.4, 4000), delay=(6, .36), lufs=-23.0)
    tracks(s)
    alone(s)
    together(s)
    last(s)
    return s


def alone(s):
    ch = chords('Dm | Bb | Gm | A | Dm | F | Gm | A')
    s.section('A', ch, drums(timp='X' + '.' * 63 + 'o'), flute=melody(ALONE, 0, .68), piano=arp(ch, ROLL, 57, .6, 3.6),
              pad=block(ch, 50, 3, .4)[12:], bass=bass(ch, 'R---------------', vel=.65))


def together(s):
    ch = chords('Bb | F/A | Gm | Dm | Bb | C | F | A')
    s.section('B', ch, drums(timpA='.' * 112 + 'o.......o...x...', kick='o...............' * 8, ride='o.......o.......' * 8, brush='....o.......o...' * 8), flute=melody(TOGETHER, 0, .7), horn=melody(TOGETHER, -12, .55),
              piano=arp(ch, ROLL_FULL, 57, .5, 1.8), strings=block(ch, 53, 4, .5), bass=bass(ch, 'R-------5-------', vel=.7))


def last(s):
    ch = chords('Dm | Gm | Bb , A | D')
    s.section('C', ch, drums(timp='X', ride='o.......o.......' * 4), flute=melody(LAST, 0, .62), piano=arp(ch, ROLL, 57, .55, 3.6), strings=block(ch, 53, 4, .38),
              bell=arp(ch, '0...............', 74, .35), bass=bass(ch, 'R---------------', vel=.6))
