#!/usr/bin/env bash
# Builds the fuzz targets with clang++ and lets each search for some seconds from the stored corpus on.
# usage: run.sh SOURCE-FOLDER BUILD-FOLDER TARGET…      NINE_LIVES_FUZZ_SECONDS: how long each (20)
# Exit status 77 (skipped): clang++ or its libFuzzer is missing. What a target finds is left in BUILD-FOLDER/found-*.
set -euo pipefail
source_folder=$1 build=$2
shift 2

command -v clang++ >/dev/null || { echo "SKIPPED: clang++ is not installed"; exit 77; }
mkdir -p "$build"
echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' >"$build/probe.cpp"
clang++ -fsanitize=fuzzer,address "$build/probe.cpp" -o "$build/probe" 2>/dev/null ||
    { echo "SKIPPED: clang++ has no libFuzzer (Debian: libclang-rt-dev)"; exit 77; }

cmake -S "$source_folder" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O1 -gline-tables-only" \
    -DCMAKE_CXX_COMPILER=clang++ -DNINE_LIVES_FUZZ=ON >"$build/configured.txt" 2>&1 || { cat "$build/configured.txt"; exit 1; }
cmake --build "$build" --target "${@/#/fuzz_}" >"$build/built.txt" 2>&1 || { tail -60 "$build/built.txt"; exit 1; }

for name in "$@"; do
    found=$build/found-$name
    mkdir -p "$found"
    "$build/tests/fuzz/fuzz_$name" -max_total_time="${NINE_LIVES_FUZZ_SECONDS:-20}" -timeout=20 -rss_limit_mb=4096 \
        -artifact_prefix="$found/" -print_final_stats=1 "$found" "$source_folder/tests/fuzz/corpus/$name" \
        >"$build/$name.txt" 2>&1 || { tail -60 "$build/$name.txt"; exit 1; }
    grep -E "number_of_executed_units|peak_rss_mb" "$build/$name.txt" | sed "s/^/$name: /"
done
