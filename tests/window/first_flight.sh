#!/usr/bin/env bash
# The real program on a virtual screen, driven by real keys: from the title into the mission until somebody speaks,
# something to see on the screen, and back out with exit status 0. Waits for what the program says, never for time.
# usage: first_flight.sh NINE-LIVES
set -euo pipefail
program=$1
patience=${NINE_LIVES_PATIENCE:-180} # seconds; a busy machine is slow, a hung one never answers

for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null || { echo "SKIPPED: $tool is not installed"; exit 77; }
done

work=$(mktemp -d)
pids=()
finish() {
    local status=$?
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    if [ $status -ne 0 ]; then
        echo "--- what the program said:"
        tail -50 "$work/said" 2>/dev/null || true
    fi
    rm -rf "$work"
}
trap finish EXIT
touch "$work/said"

# lines PATTERN: how many lines the program has said that match.
lines() { grep -c -- "$1" "$work/said" || true; }
# wait_for PATTERN [COUNT]: until it has said so that often.
wait_for() {
    local end=$((SECONDS + patience))
    until [ "$(lines "$1")" -ge "${2:-1}" ]; do
        kill -0 "$game" 2>/dev/null || { echo "the program has ended while '$1' was awaited"; exit 1; }
        [ $SECONDS -lt $end ] || { echo "nobody said '$1' within $patience s"; exit 1; }
        sleep 0.1
    done
    echo "ok: $1"
}
# press KEY PATTERN: one key, and the answer to it.
press() {
    local before
    before=$(lines "$2")
    xdotool key "$1"
    wait_for "$2" $((before + 1))
}

mkdir "$work/screen"
exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 1280x720x24 -fbdir "$work/screen" -nolisten tcp >"$work/xvfb" 2>&1 &
pids+=($!)
for _ in $(seq 300); do
    [ -s "$work/display" ] && break
    sleep 0.1
done
[ -s "$work/display" ] || { echo "Xvfb does not start: $(cat "$work/xvfb")"; exit 1; }
DISPLAY=:$(cat "$work/display")
export DISPLAY
export HOME=$work/home XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
unset WAYLAND_DISPLAY SDL_VIDEODRIVER
mkdir "$HOME"

"$program" --windowed --size 1280x720 --seed 1 --log-events 2>"$work/said" >"$work/out" &
game=$!
pids+=("$game")
wait_for "event: screen title"

# Without a window manager nobody gives the window the keyboard.
end=$((SECONDS + patience))
until [ "$(lines 'event: focus')" -ge 1 ]; do
    [ $SECONDS -lt $end ] || { echo "the window never got the keyboard"; exit 1; }
    window=$(xdotool search --name '^Nine Lives$' 2>/dev/null | head -1 || true)
    [ -z "$window" ] || xdotool windowfocus "$window" 2>/dev/null || true
    sleep 0.5
done
echo "ok: the window has the keyboard"

press Return "event: screen flight"
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
press Return "event: screen missions"
press Escape "event: screen title"
xdotool key Up # round to the last: quit
press Return "event: quit"
status=0
wait "$game" || status=$?
[ $status -eq 0 ] || { echo "the exit status is $status, not 0"; exit 1; }
echo "ok: quit with exit status 0"
