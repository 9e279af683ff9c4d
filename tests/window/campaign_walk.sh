#!/usr/bin/env bash
# A first evening by real keys: from the title through a new profile, a briefing, a mission, its result and a purchase
# in the hangar, out and in again: everything is as it was left. Waits for what the program says, never for time.
# usage: campaign_walk.sh NINE-LIVES
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
    [ $status -eq 0 ] || { echo "--- what the program said:"; tail -50 "$work/said" 2>/dev/null || true; }
    rm -rf "$work"
}
trap finish EXIT

fail() { echo "$*"; exit 1; }
lines() { grep -c -- "$1" "$work/said" || true; }
wait_for() {
    local end=$((SECONDS + patience))
    until [ "$(lines "$1")" -ge "${2:-1}" ]; do
        kill -0 "$game" 2>/dev/null || fail "the program has ended while '$1' was awaited"
        [ $SECONDS -lt $end ] || fail "nobody said '$1' within $patience s"
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
# saved PATTERN: until the profile on the disk has it.
saved() {
    local end=$((SECONDS + patience))
    until grep -q -- "$1" "$profile" 2>/dev/null; do
        [ $SECONDS -lt $end ] || fail "the profile never had '$1'"
        sleep 0.1
    done
    echo "ok: the profile has $1"
}
# tap KEY…: keys that nothing is said about, a frame or two apart.
tap() { for key in "$@"; do xdotool key "$key"; sleep 0.5; done; }

# A mission that is over as soon as it begins, in front of the game's own.
mkdir -p "$work/mod/data/missions" "$work/screen" "$work/home"
cat >"$work/mod/data/missions/short.json" <<'JSON'
{ "name": "Short", "briefing": "Out and back.", "planet": "Saucer", "rewards": { "tuna": 500 },
  "objectives": [ { "id": "o", "text": "Be there", "type": "scripted" } ],
  "script": [ { "function": "TIME 1", "lines": [ "OBJECTIVE_COMPLETE o" ] } ] }
JSON
cat >"$work/mod/data/campaign.json" <<'JSON'
{ "name": "One evening", "missions": [ "short" ], "start_craft": [ "tabby" ], "start_weapons": [ "claw-cannon" ],
  "planets": [ { "id": "Saucer", "sprite": "terran", "x": 420, "y": 560 } ] }
JSON

exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 1280x720x24 -fbdir "$work/screen" -nolisten tcp >"$work/xvfb" 2>&1 &
pids+=($!)
for _ in $(seq 300); do
    [ -s "$work/display" ] && break
    sleep 0.1
done
[ -s "$work/display" ] || fail "Xvfb does not start: $(cat "$work/xvfb")"
DISPLAY=:$(cat "$work/display")
export DISPLAY HOME=$work/home XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
unset WAYLAND_DISPLAY SDL_VIDEODRIVER
profile=$work/data/nine-lives/profile-1.json

start() {
    : >"$work/said"
    "$program" --windowed --size 1280x720 --seed 1 --mute --mod "$work/mod" --log-events 2>"$work/said" >"$work/out" &
    game=$!
    pids+=("$game")
    wait_for "event: screen title"
    local end=$((SECONDS + patience)) window
    until [ "$(lines 'event: focus')" -ge 1 ]; do
        [ $SECONDS -lt $end ] || fail "the window never got the keyboard"
        window=$(xdotool search --name '^Nine Lives$' 2>/dev/null | head -1 || true)
        [ -z "$window" ] || xdotool windowfocus "$window" 2>/dev/null || true
        sleep 0.5
    done
}
quit() {
    xdotool key Up # round to the last: quit
    press Return "event: quit"
    local status=0
    wait "$game" || status=$?
    [ $status -eq 0 ] || fail "the exit status is $status, not 0"
}

start
press Return "event: screen new-profile"
xdotool type --delay 150 "Pickle"
press Return "event: screen hub"
saved '"name": "Pickle"'
press Return "event: screen briefing"
press Return "event: screen flight"
wait_for "event: result complete"
wait_for "event: screen result"
saved '"tuna": 500'
press Return "event: screen hub"
tap e e Right Right Return Down # hangar, upgrades, the first
xdotool key Return
saved '"hull": 1'
press Escape "event: screen title"
quit
cp "$profile" "$work/before"

start
wait_for "event: profile Pickle"
press Return "event: screen hub"
press Escape "event: screen title"
quit
cmp "$work/before" "$profile" || fail "the profile is not as it was left"
grep -q '"complete": true' "$profile" || fail "the mission is not done any more"
echo "ok: everything is as it was left"
