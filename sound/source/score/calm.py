"""Calm flight: G major, 84 BPM."""
from instruments import *
from notation import *
from song import Song


def calm():
    s = Song('calm', 7875, 7, MAJOR, reverb=(2.2, 4200), delay=(6, .38), lufs=-23.0)
    s.track('flute', i_flute, -9, .12, rev=.35, dly=.3)
    s.track('ep', i_epiano, -7, -.1, rev=.25, low=90)
    s.track('bell', i_bell, -6, .35, rev=.35, dly=.4, low=200)
    s.track('pad', i_pad, -12, 0, rev=.35, low=120)
    s.track('pizz', i_pizz, -5, -.35, rev=.3, dly=.2, low=150)
    s.track('bass', i_bass, -2, 0, rev=.04, low=38)
    s.drum_gain = -4.0
    A = 'Gmaj7 | Em7 | Cmaj7 | D | Gmaj7 | Bm7 | Cmaj7 | Dsus4 , D'
    B = 'Em7 | Bm7 | Cmaj7 | G | Am7 | Bm7 | C | D'
    mA = ('g4:3 d4:1 | g4:1 a4:1 b4:2 | e5:3 d5:.5 c5:.5 | d5:1 a4:3 | b4:3 g4:1 | b4:1 c5:.5 d5:.5 f#5:2 | e5:2 g5:1 e5:1 | d5:3 r:1')
    mB = ('r:1 b4:.5 d5:.5 e5:2 | d5:1.5 c5:.5 b4:1 f#4:1 | r:1 g4:.5 b4:.5 c5:2 | b4:2 d5:2 | e5:1.5 d5:.5 c5:1 a4:1 | f#5:1.5 e5:.5 d5:1 b4:1 | '
          'g5:2 e5:1 c5:1 | d5:2 a4:1 f#4:1')
    mA3 = ('g4:2 r:1 d5:1 | g5:1 f#5:.5 e5:.5 b4:2 | e5:2 d5:1 c5:1 | a4:1 d5:1 f#5:2 | g5:3 d5:1 | f#5:1 e5:.5 d5:.5 b4:2 | c5:2 e5:1 g5:1 | g5:2 f#5:2')
    soft = dict(kick='x.........o.....', shaker='..o...o...o...oo')
    comp = 'x---..x---..x---'
    ch = chords(A)
    s.section('A', ch, drums(**bars(dict(shaker='....o.......o...'), 8)), flute=melody(mA, 12, .62), ep=block(ch, 55, 4, .5, 'x-----------....'),
              pad=block(ch, 50, 3, .45), bass=bass(ch, 'R---------------', vel=.6))
    ch = chords(B)
    s.section('B', ch, drums(**bars(soft, 8)), flute=melody(mB, 0, .68), ep=block(ch, 55, 4, .48, comp), bell=arp(ch, '0...2...3...1...', 72, .45, 1),
              pad=block(ch, 50, 3, .5), bass=bass(ch, 'R-------..5---R-', vel=.65))
    ch = chords(A)
    s.section("A'", ch, drums(**bars(soft, 8)), flute=melody(mA3, 0, .7), ep=block(ch, 55, 4, .48, comp), pizz=arp(ch, '0.2.3.1.2.3.1.2.', 67, .4),
              bell=arp(ch, '..3.......1.....', 72, .4), pad=block(ch, 52, 4, .5), bass=bass(ch, 'R-----R-5-----3-', vel=.65))
    return s
