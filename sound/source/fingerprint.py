"""A short hash of everything that a recipe depends on: its module and the modules that those import.
It is kept in the OGG's RECIPE comment, so a build knows what is up to date, after a fresh checkout too,
and a check knows when somebody changed a recipe and forgot to build."""
import ast
import hashlib
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent


def fingerprint(modules, extra=''):
    """modules: dotted names below sound/source. extra: whatever else the result depends on."""
    digest = hashlib.sha256(extra.encode())
    for path in sorted(set().union(*map(closure, modules))):
        digest.update(path.relative_to(HERE).as_posix().encode())
        digest.update(code_of(path).encode())
    return digest.hexdigest()[:16]


@lru_cache
def closure(module):
    """Files of the module and of all of ours that it imports, however far down. Packages' __init__ only list."""
    seen = set()
    todo = [module]
    while todo:
        path = HERE / (todo.pop().replace('.', '/') + '.py')
        if path in seen or not path.exists():
            continue
        seen.add(path)
        todo += imports_of(path)
    return frozenset(seen)


def imports_of(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@lru_cache
def code_of(path):
    """The file without comment lines and empty lines: those may change without a new build."""
    lines = (line.rstrip() for line in path.read_text().splitlines())
    return '\n'.join(line for line in lines if line and not line.lstrip().startswith('#'))
