"""Stealth: A dorian, 96 BPM. On the tips of the paws: staccato low notes, ticks, and long rests."""
from instruments import *
from notation import *
from song import Song

TIPTOE = ("a3:.5' r:1 e3:.5' a3:.5' b3:.5' c4:.5' r:.5 | r:2 c4:.5' b3:.5' a3:.5' r:.5 | f#3:.5' r:.5 a3:.5' r:.5 d4:1 r:1 | r:2 d4:.5' c4:.5' a3:.5' r:.5 | "
          "a3:.5' r:1 e3:.5' a3:.5' b3:.5' c4:.5' r:.5 | r:1 e4:.5' r:.5 c4:.5' b3:.5' a3:1 | a3:1 c4:1 f4:1 c4:1 | b3:1 g#3:1 e3:2")
EYES = 'e5:2 c5:2 | d5:2 b4:2 | c5:3 a4:1 | g4:4 | f5:2 d5:2 | e5:2 c5:1 a4:1 | a4:2 c5:2 | b4:2 g#4:2'
GLINTS = 'r:4 | r:1 e5:.5 c5:.5 a4:2 | r:4 | r:1 f#5:.5 d5:.5 a4:2 | r:4 | r:2 a5:.5 e5:.5 c5:1 | r:4 | r:2 b5:1 g#5:1'
TICKS = dict(hat='o...o.o.o...o.o.', rim='............o...', shaker='..o...o...o...o.')
PULSE = dict(kick='o..o............', hat='o...o...o...o...')


def tracks(s):
    s.track('low', i_muted, -4.5, -.12, rev=.3, dly=.2)
    s.track('lead', i_vibes, -7, .2, rev=.35, dly=.3, low=150)
    s.track('pizz', i_pizz, -4, .3, rev=.3, dly=.2, low=110)
    s.track('pad', i_pad, -11, 0, rev=.35, low=110)
    s.track('strings', i_strings, -14, -.2, rev=.35, low=150)
    s.track('ep', i_epiano, -11, -.3, rev=.3, low=120)
    s.track('bass', i_upright, -1.5, 0, rev=.06, low=36)
    s.melodic = ['lead', 'low']
    s.drum_gain = 2.0


def stealth():
    s = Song('stealth', 6890, 9, DORIAN, reverb=(2.0, 4200), delay=(6, .38), lufs=-23.0)
    tracks(s)
    tiptoe(s)
    eyes(s)
    tiptoe_again(s)
    held_breath(s)
    return s


def tiptoe(s):
    ch = chords('Am | Am | D | D | Am | Am | F | E')
    s.section('A1', ch, drums(**bars(TICKS, 8)), low=melody(TIPTOE, 0, .75), pizz=melody(TIPTOE, 12, .6), bass=bass(ch, 'R.......R...5...', vel=.7),
              pad=block(ch, 52, 3, .4))


def eyes(s):
    ch = chords('Am7 | Em7 | F | C | Dm | Am | F | E')
    s.section('B', ch, [drums(**bars(PULSE, 8)), drums(timpE='.' * 112 + 'o.......o...o...')], lead=melody(EYES, 0, .75), strings=block(ch, 55, 4, .45),
              pizz=arp(ch, '0.2.1.3.', 57, .5), bass=bass(ch, 'R-----..5---R...', vel=.72), pad=block(ch, 52, 3, .35))


def tiptoe_again(s):
    ch = chords('Am | Am | D | D | Am | Am | F | E')
    s.section('A2', ch, [drums(**bars(TICKS, 8)), drums(kick='o..o............' * 8)], low=melody(TIPTOE, 0, .78), lead=melody(GLINTS, 0, .7),
              pizz=arp(ch, '0...2.1...3.2...', 57, .5), bass=bass(ch, 'R.......R...5.3.', vel=.75), pad=block(ch, 52, 3, .42), ep=block(ch, 57, 3, .4, '........x-......', .8))


def held_breath(s):
    ch = chords('Am | Am | D | E')
    s.section('C', ch, drums(kick='o..o............' * 4, hat='o...............' * 4, rim='........o.......' * 4), strings=block(ch, 57, 3, .4),
              pizz=melody("a4:.5' r:3.5 | e4:.5' r:3.5 | f#4:.5' r:3.5 | g#4:.5' r:1.5 b4:.5' r:1.5", 0, .7), pad=block(ch, 52, 3, .45), bass=bass(ch, 'R---------------', vel=.65))
