"""All that can be built: one entry for every OGG in sound/effects and sound/music."""
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Callable
import effects
import score
from fingerprint import fingerprint
from recipe import finish

SOUND = Path(__file__).resolve().parent.parent
EFFECTS_DIR = SOUND / 'effects'
MUSIC_DIR = SOUND / 'music'
SOUNDS_JSON = SOUND.parent / 'data' / 'sounds.json'

# oggenc quality: about 96-112 kbit/s for stereo music, 50-70 for mono effects
QUALITY = {'music': 3, 'effects': 4}


@dataclass(frozen=True)
class Entry:
    name: str
    kind: str                      # 'pos', 'ui', 'loop' or 'music'
    loudness: float                # LUFS: integrated for music, of the loudest 200 ms for effects
    slow: bool                     # begins softly by design
    song: Callable | None          # makes the score, for music and stingers
    render: Callable               # -> signal, extra comments, one line for the log
    recipe: str                    # fingerprint of the sources

    @property
    def path(self):
        return (MUSIC_DIR if self.kind == 'music' else EFFECTS_DIR) / f'{self.name}.ogg'

    @property
    def quality(self):
        return QUALITY['music' if self.kind == 'music' else 'effects']


@lru_cache
def catalogue():
    """-> {path: Entry}, the slowest first, so that a parallel build ends early."""
    entries = [music(n, f) for n, f in score.LOOPS.items()]
    entries += [stinger(n, f, target) for n, (f, target) in score.STINGERS.items()]
    entries += [effect(e) for e in effects.EFFECTS]
    return {e.path: e for e in entries}


def music(name, make):
    def render():
        song = make()
        x, start, end = song.render_loop()
        if song.seam_error > 1e-6:
            raise ValueError(f'{name}: the loop does not repeat itself (error {song.seam_error:.2g})')
        stems = ' '.join(f'{k} {v:.1f}' for k, v in song.stems.items())
        return x, {'LOOPSTART': start, 'LOOPLENGTH': end - start}, stems
    made_by = fingerprint([make.__module__], f'music {QUALITY["music"]}')
    return Entry(name, 'music', make().lufs, False, make, render, made_by)


def stinger(name, make, target):
    def render():
        return finish(make().render_once(), target, 'ui'), {}, ''
    made_by = fingerprint([make.__module__, 'recipe'], f'{target} {QUALITY["effects"]}')
    return Entry(name, 'ui', target, True, make, render, made_by)


def effect(e):
    def render():
        return finish(e.make(), e.loudness, e.kind), {}, ''
    made_by = fingerprint([e.make.__module__, 'recipe'], f'{QUALITY["effects"]}')
    return Entry(e.name, e.kind, e.loudness, e.slow, None, render, made_by)
