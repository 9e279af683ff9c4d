"""Reading and writing OGG Vorbis through vorbis-tools (oggenc, oggdec)."""
import struct
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
    """-> {'channels', 'rate', and every comment by its name}; loop tags are int, other comments str.
    Both headers lie in the first pages of the file; that is all that is read."""
    with open(path, 'rb') as file:
        head = file.read(8192)
    first = head.find(b'\x01vorbis')
    second = head.find(b'\x03vorbis')
    if first < 0 or second < 0:
        raise ValueError(f'{path}: no Vorbis headers')
    channels, rate = struct.unpack_from('<BI', head, first + 11)
    return {'channels': channels, 'rate': rate, **comments_at(head, second + 7)}


def comments_at(head, at):
    """The comment header: vendor, count, then each comment, all with their lengths in front."""
    vendor, = struct.unpack_from('<I', head, at)
    at += 4 + vendor
    count, = struct.unpack_from('<I', head, at)
    at += 4
    found = {}
    for _ in range(count):
        length, = struct.unpack_from('<I', head, at)
        tag, _, value = head[at + 4:at + 4 + length].decode('utf-8', 'replace').partition('=')
        found[tag.upper()] = int(value) if tag.upper().startswith('LOOP') and value.isdecimal() else value
        at += 4 + length
    return found
