#!/usr/bin/env bash
# Lets a fuzz target search for some seconds from the stored corpus on.
# usage: run.sh TARGET CORPUS-FOLDER FOLDER-FOR-FINDS      NINE_LIVES_FUZZ_SECONDS: how long (20)
set -euo pipefail
target=$1 corpus=$2 found=$3

mkdir -p "$found"
log=$found.txt
"$target" -max_total_time="${NINE_LIVES_FUZZ_SECONDS:-20}" -timeout=20 -rss_limit_mb=4096 -artifact_prefix="$found/" \
    -print_final_stats=1 "$found" "$corpus" >"$log" 2>&1 || { tail -60 "$log"; exit 1; }
grep -E "number_of_executed_units|peak_rss_mb" "$log"
