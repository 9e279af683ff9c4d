#!/bin/sh
# usage: compare.sh SOURCE_FOLDER WORK_FOLDER
# Builds the headless driver three ways and compares what it prints. Exit 77 (skipped) when clang++ is missing.
set -eu
src=$1
work=$2
command -v clang++ >/dev/null || { echo "clang++ is not installed"; exit 77; }
launcher=$(command -v ccache || true)
mkdir -p "$work"

# The world's own files: what needs no script, no objectives and no JSON.
files="$src/src/base/trig.cpp $src/tests/determinism/fly_and_hash.cpp"
for f in "$src"/src/sim/*.cpp; do
  case $(basename "$f") in
    ai*|beams*|blast*|bullets*|bumps*|catalogue*|flight*|grid*|guns*|harm*|helm*|missiles*|pickups*|setup*|shots*|tow*|\
    traffic*|traits*|world*) files="$files $f" ;;
  esac
done

build() {  # build NAME COMPILER OPTION
  name=$1; shift
  rm -rf "$work/$name"; mkdir -p "$work/$name"
  for f in $files; do
    $launcher "$@" -std=c++20 -ffp-contract=off -I"$src/src" -c "$f" -o "$work/$name/$(basename "$f" .cpp).o"
  done
  "$@" "$work/$name"/*.o -o "$work/$name/fly_and_hash"
  "$work/$name/fly_and_hash" > "$work/$name.txt"
}

build gcc-O0 g++ -O0
build gcc-O3 g++ -O3
build clang-O2 clang++ -O2
for other in gcc-O3 clang-O2; do
  cmp "$work/gcc-O0.txt" "$work/$other.txt" || { diff "$work/gcc-O0.txt" "$work/$other.txt" | head -4; exit 1; }
done
echo "$(wc -l < "$work/gcc-O0.txt") states, the same in all three builds"
