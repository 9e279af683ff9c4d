#!/bin/sh
# usage: compare.sh SOURCE_FOLDER WORK_FOLDER
# Builds the headless driver three ways and compares what it prints. Exit 77 (skipped) when clang++ is missing.
set -eu
src=$1
work=$2
command -v clang++ >/dev/null || { echo "clang++ is not installed"; exit 77; }
mkdir -p "$work"

# The world's own files: what needs no script, no objectives and no JSON. As one file, each build takes seconds.
{
  echo "#include \"$src/src/base/trig.cpp\""
  echo "#include \"$src/src/content/outfit.cpp\""
  echo "#include \"$src/src/content/library_lookup.cpp\""
  for f in "$src"/src/sim/*.cpp; do
    case $(basename "$f") in
      mission_counts*|sensors*|sight*|ai*|beams*|blast*|bullets*|bumps*|catalogue*|flight*|grid*|guns*|harm*|helm*|missiles*|pickups*|setup*|shots*|\
      tow*|traffic*|traits*|world*) echo "#include \"$f\"" ;;
    esac
  done
  echo "#include \"$src/tests/determinism/fly_and_hash.cpp\""
} > "$work/all.cpp"

build() {  # build NAME COMPILER OPTION
  name=$1; shift
  "$@" -std=c++20 -ffp-contract=off -I"$src/src" "$work/all.cpp" "$src/src/base/text.cpp" -o "$work/$name"
  "$work/$name" > "$work/$name.txt"
}

build gcc-O0 g++ -O0
build gcc-O3 g++ -O3
build clang-O2 clang++ -O2
for other in gcc-O3 clang-O2; do
  cmp "$work/gcc-O0.txt" "$work/$other.txt" || { diff "$work/gcc-O0.txt" "$work/$other.txt" | head -4; exit 1; }
done
echo "$(wc -l < "$work/gcc-O0.txt") states, the same in all three builds"
