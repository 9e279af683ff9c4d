"""Verdicts on a score, before any of it is synthesised: wrong notes, clashes, bass, leaps, empty bars."""
from notation import MAJOR, MINOR


def check_score(song):
    """-> (complaints, one line that sums the piece up)."""
    reader = Reader(song)
    bad = reader.foreign_notes() + reader.melody() + reader.clashes() + reader.bass() + reader.leaps() + reader.bars()
    line = f'{song.bars} bars, {len(song.notes)} notes, {len(song.hits)} hits, strong melody notes on chord {reader.on_chord}/{reader.strong}'
    return bad, line


def where(step):
    return f'bar {int(step) // 16 + 1} beat {int(step) % 16 / 4 + 1:g}'


class Reader:
    def __init__(self, song):
        self.song = song
        self.chord_at = {i: c for at, n, c in song.chords for i in range(at, at + n)}
        self.parallel = {(song.tonic + i) % 12 for scale in (MAJOR, MINOR) for i in scale}
        self.strong = 0
        self.on_chord = 0

    def allowed(self, chord):
        """Pitch classes over a chord: the scale, or the parallel modes where the chord itself is borrowed."""
        borrowed = not set(chord.pcs) <= self.song.scale
        return set(chord.pcs) | (self.parallel if borrowed else set()) | self.song.scale

    def strictly_allowed(self, chord):
        borrowed = not set(chord.pcs) <= self.song.scale
        return set(chord.pcs) | (self.parallel if borrowed else self.song.scale)

    def foreign_notes(self):
        return [f'{tr} {where(at)}: note {m} foreign to {self.chord_at[int(at)].text}'
                for tr, at, _, m, _ in self.song.notes if m % 12 not in self.strictly_allowed(self.chord_at[int(at)])]

    def melody(self):
        bad = []
        for tr, at, length, m, _ in self.song.notes:
            if tr not in self.song.melodic:
                continue
            chord = self.chord_at[int(at)]
            if int(at) % 8 == 0 or length >= 7:
                self.strong += 1
                self.on_chord += m % 12 in chord.pcs
            ninths = [(p + 2) % 12 for p in chord.pcs]
            if length >= 7.2 and m % 12 not in chord.pcs and m % 12 not in ninths:
                bad.append(f'{tr} {where(at)}: long {m} is no chord tone of {chord.text}')
            held = self.held_into(at, length, m, chord)
            if held:
                bad.append(f'{tr} {where(at)}: {m} held into {held.text}')
        if self.strong and self.on_chord / self.strong < .75:
            bad.append(f'only {self.on_chord / self.strong:.0%} of the strong melody notes are chord tones')
        return bad

    def held_into(self, at, length, m, chord):
        """The chord that a held note is foreign to, if any."""
        for step in range(int(at), int(at + length)):
            later = self.chord_at.get(step, chord)
            if later is not chord and m % 12 not in self.allowed(later):
                return later
        return None

    def clashes(self):
        """Semitones and minor ninths of a beat's length or so, unless the chord itself has both notes."""
        bad = []
        events = sorted(self.song.notes, key=lambda e: e[1])
        for i, (t1, s1, l1, m1, _) in enumerate(events):
            for t2, s2, l2, m2, _ in events[i + 1:]:
                if s2 >= s1 + l1:
                    break
                overlap = min(s1 + l1, s2 + l2) - s2
                if overlap < 3.5 or abs(m1 - m2) % 12 not in (1, 11) or abs(m1 - m2) >= 25:
                    continue
                chord = self.chord_at[int(s2)]
                if not (m1 % 12 in chord.pcs and m2 % 12 in chord.pcs):
                    bad.append(f'{t1}/{t2} {where(s2)}: {m1} against {m2} for {overlap:.0f}/16 over {chord.text}')
        return bad

    def bass(self):
        bad = []
        for at, _, chord in self.song.chords:
            low = [m for tr, s, n, m, _ in self.song.notes if tr == 'bass' and s <= at < s + n]
            if low and min(low) % 12 != chord.bass:
                bad.append(f'bass {where(at)}: {min(low)} under {chord.text}')
        return bad

    def leaps(self):
        """Within a phrase: notes less than half a bar apart."""
        bad = []
        for tr in self.song.melodic:
            line = sorted((s, s + n, m) for t, s, n, m, _ in self.song.notes if t == tr)
            jumps = [abs(b[2] - a[2]) for a, b in zip(line, line[1:]) if b[0] - a[1] < 8]
            if jumps and max(jumps) > 16:
                bad.append(f'{tr}: leap of {max(jumps)} semitones')
        return bad

    def bars(self):
        bad = []
        song = self.song
        busy = {i // 16 for _, i, _ in song.hits} | {int(s) // 16 for _, s, *_ in song.notes}
        if len(busy) < song.bars:
            bad.append(f'empty bars {sorted(set(range(song.bars)) - busy)}')
        late = [k for k, i, _ in song.hits if i >= song.bars * 16]
        if late:
            bad.append(f'drum hits past the end: {late}')
        return bad
