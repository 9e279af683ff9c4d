#!/usr/bin/env bash
# Whoever looks elsewhere in a flight finds it paused.
# usage: focus_lost.sh NINE-LIVES
set -euo pipefail
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/harness.sh"

start_game "$1" --mission radio-check
wait_for "event: screen flight"
wait_for "event: message_open"
window=$(xdotool search --name '^Nine Lives$' | head -1)

# Another window takes the keyboard: the root's, there is no other.
root=$(xdotool search --maxdepth 0 '.*' 2>/dev/null | head -1 || true)
then_wait_for "event: screen pause" xdotool windowfocus "${root:-1}"
then_wait_for "event: focus" xdotool windowfocus "$window"
press Escape "event: screen flight"
end_game
