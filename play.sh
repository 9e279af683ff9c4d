#!/usr/bin/env bash
# Installs what is missing, builds what has changed, and plays. Arguments are the game's: ./play.sh --help
set -euo pipefail
top=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")" && pwd -P)
called_from=$PWD
cd "$top"
. .ci/prepare.sh

install_missing "${game_packages[@]}"
choose_compiler
if [ -f build/release/CMakeCache.txt ]; then
    build release nine-lives
else
    build release nine-lives -DNINE_LIVES_TESTS=OFF
fi

cd "$called_from"
exec "$top/build/release/nine-lives" "$@"
