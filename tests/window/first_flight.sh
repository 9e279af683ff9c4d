#!/usr/bin/env bash
# The real program on a virtual screen, driven by real keys: from the title into the mission until somebody speaks,
# something to see on the screen, and back out with exit status 0. Waits for what the program says, never for time.
# usage: first_flight.sh NINE-LIVES
set -euo pipefail
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/harness.sh"

start_game "$1"
take_off
wait_for "event: screen flight"
wait_for "event: message_open"

# What the virtual screen really shows: many colours, not one.
colours=$(tail -c 3686400 "$work/screen/Xvfb_screen0" | od -An -v -tx4 -w4 | sort -u | wc -l)
echo "colours on the screen: $colours"
[ "$colours" -gt 2000 ] || { echo "the screen is as good as black"; exit 1; }
press F12 "event: screenshot"
picture=$(sed -n 's/^event: screenshot //p' "$work/said" | tail -1)
[ "$(head -c 8 "$picture" | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ] || { echo "F12 left no PNG"; exit 1; }

press Escape "event: screen pause"
press Escape "event: screen flight"
press Escape "event: screen pause"
xdotool key Up # round to the last: leave
press Return "event: screen hub"
press Escape "event: screen title"
quit_from_title
