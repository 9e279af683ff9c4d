"""The notation a score is written in: text -> note events. Time unit is the sixteenth note.

  chords  'D | C/E | G , A'   bars split by '|', chords inside a bar by ','
  melody  'd5:1.5 a4:.5 r:2 | ...'   note:beats, 1.5 or 1/3; r rests; suffix ' staccato, > accent, ~ lets it ring
  steps   'R...5.8.'   one character per sixteenth: R root, 3, 5, 7 chord members, 8 octave
  drums   'X...x.o.'   X accent, x normal, o ghost
Every bar of a melody is checked to be exactly full."""
import re

PC = {'c': 0, 'd': 2, 'e': 4, 'f': 5, 'g': 7, 'a': 9, 'b': 11}
CHORD_TONES = {
    '': (0, 4, 7), 'm': (0, 3, 7), '7': (0, 4, 7, 10), 'maj7': (0, 4, 7, 11), 'm7': (0, 3, 7, 10), '6': (0, 4, 7, 9),
    'sus4': (0, 5, 7), 'sus2': (0, 2, 7), 'add9': (0, 4, 7, 14), 'm9': (0, 3, 7, 10, 14), '5': (0, 7), 'dim': (0, 3, 6),
}
MAJOR = (0, 2, 4, 5, 7, 9, 11)
MINOR = (0, 2, 3, 5, 7, 8, 10)
PHRYGIAN = (0, 1, 3, 5, 7, 8, 10)
DORIAN = (0, 2, 3, 5, 7, 9, 10)


def bars(pattern, n):
    """A drum pattern {drum: steps} played n times."""
    return {k: v * n for k, v in pattern.items()}


def note(name):
    m = re.fullmatch(r'([a-g])([#b]*)(-?\d)', name)
    return 12 * (int(m[3]) + 1) + PC[m[1]] + m[2].count('#') - m[2].count('b')


class Chord:
    def __init__(self, text):
        m = re.fullmatch(r'([A-G][#b]?)(maj7|m9|m7|dim|m|7|6|sus4|sus2|add9|5)?(?:/([A-G][#b]?))?', text)
        pc = lambda s: (PC[s[0].lower()] + s.count('#') - s.count('b')) % 12
        self.text, self.root = text, pc(m[1])
        self.pcs = [(self.root + i) % 12 for i in CHORD_TONES[m[2] or '']]
        self.bass = pc(m[3]) if m[3] else self.root


def chords(text):
    """-> list of (start16, length16, Chord)"""
    out, at = [], 0
    for bar in text.split('|'):
        cs = [c.strip() for c in bar.split(',')]
        for c in cs:
            out.append((at, 16 // len(cs), Chord(c)))
            at += 16 // len(cs)
    return out


def beats(text):
    """'1.5' or '1/3'"""
    over, _, under = text.partition('/')
    return float(over) / float(under or 1)


def melody(text, shift=0, vel=0.8):
    """-> list of (start16, length16, midi, velocity)"""
    out, at = [], 0
    for b, bar in enumerate(text.split('|')):
        for tok in bar.split():
            m = re.fullmatch(r"([a-g][#b]?\d|r):([\d./]+)(['>~]*)", tok)
            if not m:
                raise ValueError(f'bad note {tok!r}')
            ln = beats(m[2]) * 4
            if m[1] != 'r':
                held = ln * (0.45 if "'" in m[3] else 1.0 if '~' in m[3] else 0.92)
                out.append((at, held, note(m[1]) + shift, min(1, vel + (0.15 if '>' in m[3] else 0))))
            at += ln
        if abs(at - 16 * (b + 1)) > 1e-6:
            raise ValueError(f'bar {b + 1} has {at - 16 * b} sixteenths: {bar!r}')
    return out


def bass(ch, pattern, octave=2, vel=0.85, gate=0.9):
    """Step pattern over chords: R root, 8 octave, 5 fifth, 3 third, 7 last chord member, '-' holds."""
    out = []
    for at, ln, c in ch:
        lo = 12 * (octave + 1)
        root = lo + c.bass if c.bass >= 2 else lo + 12 + c.bass      # D2..C#3
        near = lambda pc: root + (pc - root) % 12
        pick = {'R': root, '8': root + 12, '5': near(c.pcs[2 if len(c.pcs) > 2 else 1]),
                '3': near(c.pcs[1]), '7': near(c.pcs[-1])}
        for i in range(ln):
            k = (at + i) % len(pattern)
            if pattern[k] in pick:
                role = 'R' if i == 0 else pattern[k]                     # a new chord starts on its bass note
                hold = 1
                while i + hold < ln and pattern[(k + hold) % len(pattern)] == '-':
                    hold += 1
                out.append((at + i, hold * gate, pick[role], vel * (1.0 if i % 4 == 0 else 0.85)))
    return out


def voiced(ch, lo=55, count=4):
    """Voice-led chord voicings: each voice moves to the nearest chord tone."""
    prev, out = None, []
    for at, ln, c in ch:
        pool = [m for m in range(lo - 4, lo + 24) if m % 12 in c.pcs]
        if prev is None:
            i = next(i for i, m in enumerate(pool) if m >= lo)
            v = pool[i:i + count]
        else:
            v = []
            for p in prev:
                v.append(min((m for m in pool if m not in v), key=lambda m: (abs(m - p), m)))
            missing = [pc for pc in c.pcs[:3] if pc not in [m % 12 for m in v]]
            if missing:                                   # never lose a triad member
                dup = next((i for i in range(len(v)) if [m % 12 for m in v].count(v[i] % 12) > 1), 0)
                v[dup] = min((m for m in pool if m % 12 == missing[0]), key=lambda m: abs(m - v[dup]))
        prev = sorted(v)
        out.append((at, ln, prev))
    return out


def block(ch, lo=55, count=4, vel=0.6, rhythm=None, gate=1.0):
    """Chords as pads (rhythm None) or struck on a step pattern."""
    out = []
    for at, ln, v in voiced(ch, lo, count):
        if rhythm is None:
            out += [(at, ln * gate, m, vel) for m in v]
            continue
        for i in range(ln):
            s = rhythm[(at + i) % len(rhythm)]
            if s in 'xXo':
                hold = 1
                while i + hold < ln and rhythm[(at + i + hold) % len(rhythm)] == '-':
                    hold += 1
                out += [(at + i, hold * gate, m, min(1, vel * {'X': 1.2, 'x': 1, 'o': .6}[s])) for m in v]
    return out


def arp(ch, order, lo=67, vel=0.5, gate=0.9, step=1, count=4):
    """Arpeggio: digits index the voicing from the bottom, '.' rests."""
    out, order = [], order.replace(' ', '')
    for at, ln, v in voiced(ch, lo, count):
        for i in range(0, ln, step):
            o = order[((at + i) // step) % len(order)]
            if o != '.':
                k = int(o)
                out.append((at + i, step * gate, v[k % len(v)] + 12 * (k // len(v)),
                            vel * (1.15 if (at + i) % 4 == 0 else .9)))
    return out


def harmony(mel, ch, below=3, vel=0.7):
    """Second voice: for every melody note the nearest chord tone at least `below` semitones lower."""
    out = []
    for s, ln, m, v in mel:
        c = next(c for at, n, c in ch if at <= s < at + n)
        out.append((s, ln, next(k for k in range(m - below, m - 13, -1) if k % 12 in c.pcs), v * vel))
    return out


def drums(**lines):
    """drums(kick='x...', snare='....x...') -> {name: [(step, vel)]}; strings may span bars."""
    lv = {'X': 1.0, 'x': 0.78, 'o': 0.42}
    return {k: [(i, lv[c]) for i, c in enumerate(s.replace(' ', '').replace('|', '')) if c in lv]
            for k, s in lines.items()}


