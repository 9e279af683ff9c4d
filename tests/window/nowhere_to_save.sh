#!/usr/bin/env bash
# Somebody without a home, and somebody whose disk lets nothing be written: both play, and the second is told that
# nothing is kept.
# usage: nowhere_to_save.sh NINE-LIVES
set -euo pipefail
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/harness.sh"

# fly: from the title into a flight, and back to the title.
fly() {
    take_off
    press Escape "event: screen pause"
    xdotool key Up # round to the last: leave
    press Return "event: screen hub"
    press Escape "event: screen title"
}

start_screen
unset HOME XDG_CONFIG_HOME XDG_DATA_HOME
mkdir "$work/tmp"
export TMPDIR=$work/tmp
run_game "$1"
fly
[ "$(lines 'event: notice')" -eq 0 ] || { echo "it complains although there is a place: $(grep notice "$work/said")"; exit 1; }
quit_from_title
saved=$(find "$work/tmp" -name profile-1.json)
[ -n "$saved" ] || { echo "nothing was kept below the temporary folder"; exit 1; }
echo "ok: without a home, kept in $saved"
run_game "$1"
press Return "event: screen hub" # whoever played last goes on
press Escape "event: screen title"
quit_from_title

# Not even root can make a folder there.
export XDG_CONFIG_HOME=/proc/nowhere XDG_DATA_HOME=/proc/nowhere
run_game "$1"
fly
wait_for "event: notice Your progress cannot be kept"
quit_from_title
