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
flags="-std=c++20 -ffp-contract=off -w -I$src/src $(pkg-config --cflags libcjson)"

# The files of a room are compiled eight at a time, which takes half as long: most of it goes into reading headers.
rm -rf "$work/groups"
mkdir -p "$work/groups"
for room in base content script sim save; do
  printf '#include "%s"\n' "$src/src/$room"/*.cpp | split -l 8 - "$work/groups/$room-"
done
printf '%s\n' "$driver" $app | grep '\.cpp$' | sed 's/.*/#include "&"/' | split -l 1 - "$work/groups/app-"

# compile COMPILER OPTION OBJECTS GROUP: one by one where two of a group use a name for different things.
cat >"$work/compile.sh" <<END
name=\$(basename "\$4")
\$1 \$2 $flags -x c++ -c "\$4" -o "\$3/\$name.o" 2>/dev/null && exit
rm -f "\$3/\$name.o"
sed 's/#include "\(.*\)"/\1/' "\$4" | while read -r file; do
  \$1 \$2 $flags -c "\$file" -o "\$3/\$name-\$(basename "\$file" .cpp).o" || exit 1
done
END

build() { # build NAME COMPILER OPTION
  objects=$work/$1.objects
  rm -rf "$objects"
  mkdir -p "$objects"
  printf '%s\n' "$work"/groups/* | xargs -P "$(nproc)" -I{} sh "$work/compile.sh" "$2" "$3" "$objects" {}
  $2 $3 "$objects"/*.o -o "$work/$1" $(pkg-config --libs libcjson) -pthread
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
