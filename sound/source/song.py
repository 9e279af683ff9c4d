"""A song: sections of notes and drum hits -> stems -> effects -> mix -> master.

A sixteenth is a whole number of samples, so that a loop is sample exact. The loop's first bars are
rendered once more after its end, with the tails of the ending ringing into them, and LOOPSTART lies
behind the first round of those bars: jumping from the end to LOOPSTART changes nothing that is heard."""
import numpy as np
from drumkit import DRUMS
from loudness import k_weight, limiter, lufs
from scipy import signal
from synth import *

SEAM_BARS = 2


class Song:
    """Sections are appended bar by bar; those with loops=False play once, before the loop."""
    drum_gain = -3.0
    seam_error = None

    def __init__(self, name, six, tonic, scale, reverb=(1.4, 5200), delay=(3, .35), lufs=-18.0, swing=.5):
        """six = samples per sixteenth; tonic = pitch class; reverb = (seconds, brightness Hz);
        delay = (sixteenths, feedback); lufs = integrated loudness of the master;
        swing = where in the beat its second eighth falls (.5 straight, 2/3 like a triplet)."""
        self.name = name
        self.six = six
        self.tonic = tonic
        self.scale = {(tonic + i) % 12 for i in scale}
        self.melodic = ['lead', 'horn', 'low', 'flute', 'counter']     # tracks the melody checks apply to
        self.reverb = reverb
        self.delay = delay
        self.lufs = lufs
        self.swing = swing
        self.tracks = {}
        self.notes = []
        self.hits = []
        self.chords = []
        self.sections = []
        self.stems = {}
        self.bars = 0
        self.intro = 0

    def track(self, name, inst, gain=0., pan=0., rev=.2, dly=0., duck=0., low=40):
        """gain in dB; rev/dly send levels; duck = dB dip under each kick; low = high-pass Hz."""
        self.tracks[name] = dict(inst=inst, gain=db(gain), pan=pan, rev=rev, dly=dly, duck=duck, low=low)

    def section(self, name, ch, drum=None, loops=True, **parts):
        base = self.bars * 16
        self.sections.append((name, self.bars))
        self.chords += [(base + a, n, c) for a, n, c in ch]
        for tr, ev in parts.items():
            self.notes += [(tr.rstrip('_'), base + s, ln, m, v) for s, ln, m, v in ev]
        for d in (drum if isinstance(drum, list) else [drum]):
            for k, ev in (d or {}).items():
                self.hits += [(k, base + s, v) for s, v in ev]
        self.bars += sum(n for _, n, _ in ch) // 16
        if not loops:
            self.intro = self.bars

    # ---- rendering ----
    def render_once(self, tail=3.0):
        """A stinger: played once, with its tail."""
        return self._master(self.notes, self.hits, self.bars * 16 * self.six + secs(tail))

    def render_loop(self):
        """-> (master, loop start, loop end), in samples."""
        notes, hits = self._unrolled(SEAM_BARS + 2)
        m = self._master(notes, hits, (self.bars + SEAM_BARS + 2) * 16 * self.six + secs(3.0))
        bar = 16 * self.six
        start = (self.intro + SEAM_BARS) * bar
        end = (self.bars + SEAM_BARS) * bar
        self.seam_error = float(np.abs(m[start:start + bar] - m[end:end + bar]).max())
        return m[:end], start, end

    def _unrolled(self, extra_bars):
        """Events with the first `extra_bars` of the loop repeated after its end."""
        first = self.intro * 16
        last = first + extra_bars * 16
        length = self.bars * 16 - first

        def again(events):
            return [x[:1] + (x[1] + length,) + x[2:] for x in events if first <= x[1] < last]
        return self.notes + again(self.notes), self.hits + again(self.hits)

    def _round(self, step):
        """The same position of the loop, whichever round it is: seeds hang on it."""
        first = self.intro * 16
        return (step - first) % (self.bars * 16 - first) if step >= first else step

    def _sample(self, step):
        """Where a step of the score falls, in samples from the start."""
        beat, part = divmod(step, 4)
        late = part * 2 * self.swing if part < 2 else 4 * self.swing + (part - 2) * 2 * (1 - self.swing)
        return int(round((beat * 4 + late) * self.six))

    def _master(self, notes, hits, n):
        buf = {k: np.zeros((n, 2)) for k in [*self.tracks, 'drums']}
        self._play_notes(notes, buf, n)
        self._play_drums(hits, buf, n)
        return master(self._mix(buf, self._kick_shape(hits, n), n), self.lufs)

    def _play_notes(self, notes, buf, n):
        cache = {}
        for tr, s, ln, m, v in notes:
            variant = int(self._round(s)) % 3
            wobble = 1 + .06 * np.sin(12.9898 * self._round(s) + 7 * m)    # a player's unevenness, repeatable
            v = round(min(1, v * wobble) * 25) / 25
            at = self._sample(s)
            held = round(ln * self.six) if self.swing == .5 else self._sample(s + ln) - at
            key = (tr, m, held, v, variant)
            if key not in cache:
                cache[key] = self.tracks[tr]['inst'](float(hz(m)), key[2], v, m * 7 + variant)
            add(buf[tr], at, cache[key], n)

    def _play_drums(self, hits, buf, n):
        cache = {}
        for k, s, v in hits:
            make, gain, place = DRUMS[k]
            variant = int(self._round(s)) % 4
            key = (k, v, variant)
            if key not in cache:
                cache[key] = pan(stereo(make(v, 1000 + variant)), place) * gain
            add(buf['drums'], self._sample(s), cache[key], n)

    def _kick_shape(self, hits, n):
        """0..1, one dip at every kick: what ducked tracks follow."""
        duck = np.zeros(n)
        shape = np.concatenate([np.linspace(0, 1, 200), np.exp(-time(secs(.28)) / .09)])
        for k, s, v in hits:
            if k == 'kick':
                a = self._sample(s)
                duck[a:a + len(shape)] = np.maximum(duck[a:a + len(shape)], shape[:n - a] * v)
        return duck

    def _mix(self, buf, duck, n):
        dry = np.zeros((n, 2))
        rev = np.zeros((n, 2))
        dly = np.zeros((n, 2))
        drums = dict(gain=db(self.drum_gain), pan=0, rev=.10, dly=0, duck=0, low=30)
        for tr, x in buf.items():
            t = self.tracks.get(tr, drums)
            x = highpass(x, t['low']) * t['gain']
            x = pan(x, t['pan']) * db(-t['duck'] * duck)[:, None]
            self.stems[tr] = float(lufs(x)) if np.abs(x).max() > 0 else -120.
            dry += x
            rev += x * t['rev']
            dly += x * t['dly']
        self._echo(dry, dly, n)
        rev += .3 * dly
        return dry + .9 * convolve(rev, reverb_ir(*self.reverb))[:n]

    def _echo(self, dry, send, n):
        """Ping-pong of five taps: finite, so exact at the seam."""
        step, feedback = self.delay
        lag = step * self.six
        g = 1.0
        for k in range(1, 6):
            g *= feedback
            tapped = lowpass(send[:n - k * lag], 4200)
            dry[k * lag:] += pan(tapped, .7 if k % 2 else -.7) * g


def add(buf, at, x, n):
    x = stereo(x)[:n - at]
    buf[at:at + len(x)] += x


def master(x, target):
    """Tone, glue (windowed RMS compressor), loudness, limiter. All finite memory or tiny tails."""
    x = highpass(x, 32)
    x = shelf(x, 7000, 1.5)
    w = secs(.25) | 1
    p = (k_weight(x) ** 2).mean(1)
    h = np.hanning(w)
    env = to_db(np.sqrt(np.maximum(0, signal.oaconvolve(p, h / h.sum(), mode='same')) + 1e-12))
    over = np.maximum(0, env - (np.percentile(env, 60) - 3))
    x = x * db(-over * 0.35)[:, None]
    for _ in range(2):
        x = limiter(x * db(target - lufs(x)))
    return x
