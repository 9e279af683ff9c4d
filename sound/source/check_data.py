"""data/sounds.json against the files: every name has its files, every file is named, every value is in range."""
import json
from difflib import get_close_matches

KINDS = ('pos', 'ui', 'loop')
EFFECT_KEYS = {'files', 'kind', 'volume', 'priority', 'limit', 'pitch'}
MUSIC_KEYS = {'file', 'mood'}
# What the game asks for by mood; each needs at least one piece.
MOODS = ('title', 'intermission', 'calm', 'combat', 'boss', 'victory', 'defeat')
RANGES = {'volume': (0, 1), 'priority': (0, 10), 'limit': (1, 16), 'pitch': (0, .5)}


def named(table):
    return {k: v for k, v in table.items() if not k.startswith('x-')}


def check_table(path, effect_files, music_files):
    """effect_files, music_files: the names that are there. -> (complaints, {file: kind})."""
    try:
        data = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        return [f'{path.name}: {error}'], {}
    bad = []
    kinds = {}
    for name, e in named(data['effects']).items():
        bad += [f'{name}: {b}' for b in check_entry(e, EFFECT_KEYS) + check_values(e)]
        for file in e.get('files', []):
            bad += check_file(name, file, effect_files)
            if kinds.setdefault(file, e.get('kind')) != e.get('kind'):
                bad.append(f'{name}: {file} is of another kind elsewhere')
        if not e.get('files'):
            bad.append(f'{name}: no files')
    music = named(data['music'])
    for name, e in music.items():
        bad += [f'{name}: {b}' for b in check_entry(e, MUSIC_KEYS)]
        bad += check_file(name, e.get('file', ''), music_files)
    bad += [f'no music for the mood {m}' for m in MOODS if m not in {e.get('mood') for e in music.values()}]
    used = set(kinds) | {e.get('file') for e in music.values()}
    bad += [f'{file}: named nowhere in {path.name}' for file in sorted((effect_files | music_files) - used)]
    return bad, kinds


def check_entry(entry, keys):
    bad = [f'key {k} missing' for k in sorted(keys - set(entry))]
    return bad + [f'unknown key {k}' for k in sorted(set(named(entry)) - keys)]


def check_values(entry):
    bad = []
    if entry.get('kind') not in KINDS:
        bad.append(f'kind {entry.get("kind")!r}, not one of {", ".join(KINDS)}')
    for key, (low, high) in RANGES.items():
        if not low <= entry.get(key, low) <= high:
            bad.append(f'{key} {entry[key]}, wanted {low} to {high}')
    return bad


def check_file(name, file, files):
    if file in files:
        return []
    near = get_close_matches(file, files, 1)
    return [f'{name}: no file {file}' + (f'; did you mean {near[0]}?' if near else '')]
