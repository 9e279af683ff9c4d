#!/usr/bin/env bash
# A first evening by real keys: from the title through a new profile, a briefing, a mission, its result and a purchase
# in the hangar, out and in again: everything is as it was left. Waits for what the program says, never for time.
# usage: campaign_walk.sh NINE-LIVES
set -euo pipefail
program=$1
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/harness.sh"

fail() { echo "$*"; exit 1; }
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
mkdir -p "$work/mod/data/missions"
cat >"$work/mod/data/missions/short.json" <<'JSON'
{ "name": "Short", "briefing": "Out and back.", "planet": "Saucer", "rewards": { "tuna": 500 },
  "objectives": [ { "id": "o", "text": "Be there", "type": "scripted" } ],
  "script": [ { "function": "TIME 1", "lines": [ "OBJECTIVE_COMPLETE o" ] } ] }
JSON
cat >"$work/mod/data/campaign.json" <<'JSON'
{ "name": "One evening", "missions": [ "short" ], "start_craft": [ "tabby" ], "start_weapons": [ "claw-cannon" ],
  "planets": [ { "id": "Saucer", "sprite": "terran", "x": 420, "y": 560 } ] }
JSON

start_screen
profile=$work/data/nine-lives/profile-1.json
start() {
    run_game "$program" --mute --mod "$work/mod"
    wait_for "event: screen title"
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
quit_from_title
cp "$profile" "$work/before"

start
wait_for "event: profile Pickle"
press Return "event: screen hub"
press Escape "event: screen title"
quit_from_title
cmp "$work/before" "$profile" || fail "the profile is not as it was left"
grep -q '"complete": true' "$profile" || fail "the mission is not done any more"
echo "ok: everything is as it was left"
