#!/bin/bash
# check.py with the right python3:  sound/source/check.sh [--quiet] [--selftest]
# Exit status 77 (ctest: skipped) where the packages it needs are missing.
set -eu
cd "$(dirname "$0")"
py=/usr/bin/python3                      # Debian's own: another python3 first in PATH may have no numpy
"$py" -c 'import numpy, scipy' 2>/dev/null || py=python3
if ! "$py" -c 'import numpy, scipy' 2>/dev/null || ! command -v oggdec >/dev/null; then
    echo "The sounds are not checked: apt-get install python3-numpy python3-scipy vorbis-tools" >&2
    exit 77
fi
exec "$py" check.py "$@"
