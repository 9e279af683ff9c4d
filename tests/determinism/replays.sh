#!/bin/sh
# usage: replays.sh SOURCE_FOLDER WORK_FOLDER
# A replay that g++ -O3 has recorded is verified by clang++ -O0, and the other way round. Exit 77 (skipped) when
# clang++ is missing.
set -eu
src=$1
work=$2
command -v clang++ >/dev/null || { echo "clang++ is not installed"; exit 77; }
mkdir -p "$work"

# All that flies a mission without a window: of app only what is included, one from the other.
driver="$src/tests/determinism/record_or_verify.cpp"
app="" more=$driver
while [ -n "$more" ]; do
  next=""
  for name in $(grep -ho 'include "app/[a-z_]*\.hpp"' $more | sed 's,.*/,,; s,\.hpp",,' | sort -u); do
    for file in "$src/src/app/$name.hpp" "$src/src/app/$name.cpp"; do
      [ -f "$file" ] || continue
      case " $app " in *" $file "*) ;; *) app="$app $file" next="$next $file" ;; esac
    done
  done
  more=$next
done
sources="$driver $(printf '%s\n' $app | grep '\.cpp$')
  $(echo "$src"/src/base/*.cpp "$src"/src/content/*.cpp "$src"/src/script/*.cpp "$src"/src/sim/*.cpp "$src"/src/save/*.cpp)"
flags="-std=c++20 -ffp-contract=off -w -I$src/src $(pkg-config --cflags libcjson)"

# One file a compiler, as many at once as there are processors. Files of different rooms may share a name.
compile='o=$1/$(basename "$(dirname "$4")")-$(basename "$4" .cpp).o; $2 $3 -c "$4" -o "$o"'

build() { # build NAME "COMPILER OPTION"
  rm -rf "$work/$1.objects"
  mkdir -p "$work/$1.objects"
  printf '%s\n' $sources | xargs -P "$(nproc)" -I{} sh -c "$compile" compile "$work/$1.objects" "$2" "$flags" {}
  $2 "$work/$1.objects"/*.o -o "$work/$1" $(pkg-config --libs libcjson) -pthread
}

build gcc-O3 "g++ -O3"
build clang-O0 "clang++ -O0"
for pair in "gcc-O3 clang-O0" "clang-O0 gcc-O3"; do
  set -- $pair
  for mission in radio-check empty-corner; do
    "$work/$1" record "$src" $mission "$work/$mission-$1.replay"
    "$work/$2" verify "$src" $mission "$work/$mission-$1.replay"
  done
done
