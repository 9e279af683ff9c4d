"""For choosing volumes:  python3 balance.py
What half a minute of a busy fight sums to, and how far each effect stands out over combat and boss music."""
import json
import numpy as np
from catalogue import EFFECTS_DIR, MUSIC_DIR, SOUNDS_JSON
from check_mix import audibility
from loudness import lufs
from ogg import decode
from synth import secs, stereo, to_db

SECONDS = 30
# effect: how many in half a minute, gain from..to (by distance), how far left and right
FIGHT = {
    'shot-pulse': (210, .7, .7, 0),
    'shot-spit': (120, .3, .9, .66),
    'explosion-small': (50, .4, 1, .66),
    'explosion-medium': (12, .5, 1, .66),
    'explosion-large': (3, 1, 1, 0),
    'shield-hit': (13, 1, 1, 0),
    'hull-hit': (12, 1, 1, 0),
}


def storm(table):
    rng = np.random.default_rng(2)
    out = np.zeros((secs(SECONDS), 2))
    for name, (count, low, high, width) in FIGHT.items():
        e = table['effects'][name]
        variants = [stereo(decode(EFFECTS_DIR / f)) * e['volume'] / .8 for f in e['files']]
        for _ in range(count):
            x = variants[rng.integers(len(variants))] * rng.uniform(low, high)
            p = rng.uniform(-width, width)
            at = secs(rng.uniform(0, SECONDS - 1))
            x = x[:len(out) - at] * np.array([min(1, 1 - p), min(1, 1 + p)])
            out[at:at + len(x)] += x
    return out


def main():
    table = json.loads(SOUNDS_JSON.read_text())
    music = decode(MUSIC_DIR / 'combat.ogg')[:secs(SECONDS)]
    effects = storm(table)
    for music_volume, effects_volume in ((.8, 1), (.6, .8)):
        m = music * music_volume
        e = effects * effects_volume
        over = 100 * (np.abs(m + e) > 1).mean()
        print(f'music {music_volume:.0%}, effects {effects_volume:.0%}: {lufs(m):.1f} and {lufs(e):.1f} LUFS, '
              f'sum {lufs(m + e):.1f} LUFS, peak {to_db(np.abs(m + e).max()):.1f} dBFS, over full scale {over:.3f} %')
    for level, name in sorted((level, name) for name, (level, _) in audibility().items()):
        print(f'{level:+6.1f} dB  {name}')


if __name__ == '__main__':
    main()
