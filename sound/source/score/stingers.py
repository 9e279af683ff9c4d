"""Stingers: played once, over or instead of the music."""
from instruments import *
from notation import *
from song import Song


def mission_complete():
    s = Song('mission-complete', 5250, 2, MAJOR, reverb=(1.5, 5200), lufs=-16.0)
    s.track('horn', i_brass, -5, -.1, rev=.28)
    s.track('lead', i_lead, -5, .06, rev=.2, dly=.2)
    s.track('harm', i_brass, -9, .3, rev=.25)
    s.track('strings', i_strings, -10, .1, rev=.3, low=140)
    s.track('bell', i_bell, -12, .35, rev=.3, dly=.2, low=200)
    s.track('bass', i_bass, -6, 0, rev=.03, low=35)
    s.track('meow', i_meow, -7, .2, rev=.3, low=200)
    ch = chords('D , Bb | C , D')
    m = 'd5:1> a4:.5 d5:.5 f5:.5 g5:.5 bb5:1 | g5:.5 a5:.5 c6:1 d6:2~'
    s.section('v', ch, drums(timp='X.......', timpA='........x.x.x.x.', crash='X' + '.' * 23 + 'X', snare='........o.o.xxxxX.x.x.xxX'),
              lead=melody(m, 0, .85), horn=melody(m, -12, .85), harm=harmony(melody(m), ch), strings=block(ch, 57, 4, .6),
              bass=bass(ch, 'R-------', vel=.85), bell=arp(chords('D | C , D'), '.' * 24 + '01234567', 74, .4)[-8:])
    ch = chords('D')
    s.section('tail', ch, None, meow=melody('r:1 d5:.5 a5:1 r:1.5', 0, .9))
    return s


def mission_failed():
    s = Song('mission-failed', 7350, 2, MINOR, reverb=(1.8, 4000), lufs=-18.0)
    s.track('horn', i_brass, -5, -.1, rev=.3)
    s.track('strings', i_strings, -9, .1, rev=.35, low=140)
    s.track('bass', i_bass, -6, 0, rev=.05, low=35)
    ch = chords('Dm , Bb | A , Dm')
    s.section('d', ch, drums(timp='X.......x.......x.......X'),
              horn=melody('d4:1 a3:.5 d4:.5 f4:1 d4:1 | c#4:1 e4:.5 c#4:.5 d4:2~', 0, .7), strings=block(ch, 53, 4, .5),
              bass=bass(ch, 'R-------', vel=.7))
    return s


def objective():
    s = Song('objective', 5250, 2, MAJOR, reverb=(1.1, 5200), lufs=-18.0)
    s.track('bell', i_bell, -4, .1, rev=.3, low=150)
    s.track('horn', i_brass, -9, -.1, rev=.25)
    ch = chords('D')
    s.section('o', ch, None, bell=melody('a5:.25 d6:.25 e6:.25 f#6:2 r:1.25', 0, .9), horn=melody('a4:.25 d5:.25 e5:.25 f#5:1.25 r:2', 0, .6))
    return s


def objective_failed():
    s = Song('objective-failed', 5250, 2, MINOR, reverb=(1.1, 4200), lufs=-18.0)
    s.track('horn', i_brass, -6, -.1, rev=.25)
    s.track('pizz', i_pizz, -5, .2, rev=.25, low=100)
    ch = chords('Dm')
    s.section('o', ch, drums(timp='....X'), horn=melody('f4:.5 d4:.5 a3:1.5 r:1.5', 0, .7),
              pizz=melody('f5:.25 e5:.25 d5:.25 c5:.25 a4:1 r:2', 0, .8))
    return s
