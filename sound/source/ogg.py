"""Reading and writing OGG Vorbis through vorbis-tools (oggenc, oggdec, ogginfo)."""
import subprocess
import tempfile
import numpy as np
from scipy.io import wavfile
from synth import SR


def encode(x, path, quality, comments):
    """comments: {tag: value}. The same signal gives the same bytes: the stream's serial number is fixed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    args = ['oggenc', '-Q', '-q', str(quality), '-s', '1', '-o', str(path)]
    for tag, value in comments.items():
        args += ['-c', f'{tag}={value}']
    with tempfile.NamedTemporaryFile(suffix='.wav') as w:
        wavfile.write(w.name, SR, x.astype(np.float32))
        subprocess.run(args + [w.name], check=True, stderr=subprocess.DEVNULL)


def decode(path):
    """-> float array, (n,) or (n, 2). oggdec is the reference decoder."""
    raw = subprocess.run(['oggdec', '-Q', '-R', '-b', '16', '-e', '0', '-s', '1', '-o', '-', str(path)],
                         check=True, capture_output=True).stdout
    x = np.frombuffer(raw, '<i2').astype(float) / 32768
    return x.reshape(-1, 2) if tags(path)['channels'] == 2 else x


def tags(path):
    """-> {'channels', 'rate', 'kbps', and every comment by its name}; loop tags are int, other comments str."""
    out = subprocess.run(['ogginfo', str(path)], capture_output=True, text=True).stdout
    found = {}
    for line in (ln.strip() for ln in out.splitlines()):
        if line.startswith('Channels:'):
            found['channels'] = int(line.split(':')[1])
        elif line.startswith('Rate:'):
            found['rate'] = int(line.split(':')[1])
        elif line.startswith('Average bitrate'):
            found['kbps'] = float(line.split(':')[1].split()[0].replace(',', '.'))
        elif line.startswith('LOOP'):
            tag, value = line.split('=')
            found[tag] = int(value)
        elif '=' in line and line.split('=')[0].isupper():
            tag, value = line.split('=', 1)
            found[tag] = value
    return found
