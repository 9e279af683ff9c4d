#!/bin/sh
# usage: replays.sh SOURCE_FOLDER WORK_FOLDER
# A replay that g++ -O3 has recorded is verified by clang++ -O0, and the other way round. Exit 77 (skipped) when
# clang++ is missing.
set -eu
src=$1
work=$2
command -v clang++ >/dev/null || { echo "clang++ is not installed"; exit 77; }
mkdir -p "$work"

# All that flies a mission without a window.
files="$src/tests/determinism/record_or_verify.cpp $src/src/app/flight.cpp $src/src/app/rerun.cpp
  $src/src/app/loading.cpp $src/src/save/replay.cpp"

build() { # build NAME COMPILER OPTION
  name=$1; shift
  objects=
  for f in $files "$src"/src/base/*.cpp "$src"/src/content/*.cpp "$src"/src/script/*.cpp "$src"/src/sim/*.cpp; do
    o=$work/$name-$(basename "$f" .cpp)-$(basename "$(dirname "$f")").o
    "$@" -std=c++20 -ffp-contract=off -w -I"$src/src" $(pkg-config --cflags libcjson) -c "$f" -o "$o"
    objects="$objects $o"
  done
  "$@" $objects -o "$work/$name" $(pkg-config --libs libcjson) -pthread
}

build gcc-O3 g++ -O3
build clang-O0 clang++ -O0
for pair in "gcc-O3 clang-O0" "clang-O0 gcc-O3"; do
  set -- $pair
  for mission in radio-check empty-corner; do
    "$work/$1" record "$src" $mission "$work/$mission-$1.replay"
    "$work/$2" verify "$src" $mission "$work/$mission-$1.replay"
  done
done
