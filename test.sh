#!/usr/bin/env bash
# All that a change must pass: the release build with every test, then the tests again under AddressSanitizer and
# UndefinedBehaviorSanitizer, by clang++, with the fuzz targets. Arguments go to ctest: ./test.sh -R script
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")"
. .ci/prepare.sh

install_missing "${game_packages[@]}" "${test_packages[@]}"
# libFuzzer: a package of its own on Debian, part of clang's on older Ubuntus.
if apt-cache show libclang-rt-dev >/dev/null 2>&1; then install_missing libclang-rt-dev; fi
choose_compiler

sanitised=fuzz
echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
    clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null || {
    say "clang++ or its libFuzzer is missing: hostile input is tried by the stored cases only."
    sanitised=asan
}

jobs=$(nproc 2>/dev/null || echo 2)
for preset in release $sanitised; do
    build "$preset" all -DNINE_LIVES_TESTS=ON
    say "Testing ($preset)."
    ctest --preset "$preset" --parallel "$jobs" "$@"
done
