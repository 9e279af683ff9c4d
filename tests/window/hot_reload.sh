#!/usr/bin/env bash
# With --watch: a mission and a picture that are changed while they are flown. A broken file shows what is wrong with
# it over the running game; mended, the mission begins anew.
# usage: hot_reload.sh NINE-LIVES SOURCE-FOLDER
set -euo pipefail
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/harness.sh"

mod=$work/mod
mkdir -p "$mod/data/missions" "$mod/gfx/avatars"
mission() { # mission COMMAND: as an editor writes it, in place
    printf '{ "name": "Live", "craft": [ { "type": "gnat", "x": 400, "y": -300, "orders": "hold" } ],\n  "script": [ { "function": "START", "lines": [\n    "%s;;Is this on?" ] } ] }\n' "$1" \
        >"$mod/data/missions/live.json"
}
mission "MSG_BOX Leo"
start_game "$1" --watch --mod "$mod" --mission live
wait_for "event: message_open Leo"

then_wait_for "event: reload_refused" mission "MSG_BOKS Mittens"
grep -q "live.json:3:6: error: START: unknown command 'MSG_BOKS'" "$work/said" || { echo "no diagnostics"; exit 1; }
picture_of broken-mission
then_wait_for "event: message_open Mittens" mission "MSG_BOX Mittens"
[ "$(lines 'event: mended')" -eq 1 ] || { echo "the old mistakes are still shown"; exit 1; }
picture_of mended-mission

then_wait_for "event: reloaded gfx/avatars/mittens.png" \
    cp "$2/gfx/avatars/leo.png" "$mod/gfx/avatars/mittens.png"
picture_of new-portrait
then_wait_for "event: reload_refused gfx/avatars/mittens.png" \
    cp "$2/README.md" "$mod/gfx/avatars/mittens.png"
picture_of broken-portrait
then_wait_for "event: mended" rm "$mod/gfx/avatars/mittens.png"

# A pause is no obstacle: the new first tick is what its writer wants to see.
press Escape "event: screen pause"
then_wait_for "event: message_open Leo" mission "ALERT_BOX Leo"
end_game
