#!/usr/bin/env bash
# All that a change must pass: the release build with every test, then the tests again under AddressSanitizer and
# UndefinedBehaviorSanitizer. Arguments go to ctest: ./test.sh -R script
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")"
. .ci/prepare.sh

install_missing "${game_packages[@]}" "${test_packages[@]}"
# libFuzzer: a package of its own on Debian, part of clang's on older Ubuntus.
if apt-cache show libclang-rt-dev >/dev/null 2>&1; then install_missing libclang-rt-dev; fi
choose_compiler

jobs=$(nproc 2>/dev/null || echo 2)
for preset in release asan; do
    build "$preset" all -DNINE_LIVES_TESTS=ON
    say "Testing ($preset)."
    ctest --preset "$preset" --parallel "$jobs" "$@"
done
