# Sourced by the tests of this folder: a virtual screen with the real program on it, and words to drive it with.
# Waits for what the program says, never for time.
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
# then_wait_for PATTERN COMMAND…: does something and waits for the answer to it.
then_wait_for() {
    local pattern=$1 before
    before=$(lines "$1")
    shift
    "$@"
    wait_for "$pattern" $((before + 1))
}
# press KEY PATTERN: one key, and the answer to it.
press() { then_wait_for "$2" xdotool key "$1"; }

# start_screen: a screen of its own, and folders of its own for what the game keeps.
start_screen() {
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
}
# run_game PROGRAM [ARGUMENT…]: on that screen, until its window has the keyboard; once it has quit, it can be run again.
run_game() {
    local program=$1 end window
    shift
    : >"$work/said"
    "$program" --windowed --size 1280x720 --seed 1 --log-events "$@" 2>"$work/said" >"$work/out" &
    game=$!
    pids+=("$game")
    wait_for "event: screen"

    # Without a window manager nobody gives the window the keyboard.
    end=$((SECONDS + patience))
    until [ "$(lines 'event: focus')" -ge 1 ]; do
        [ $SECONDS -lt $end ] || { echo "the window never got the keyboard"; exit 1; }
        window=$(xdotool search --name '^Nine Lives$' 2>/dev/null | head -1 || true)
        [ -z "$window" ] || xdotool windowfocus "$window" 2>/dev/null || true
        sleep 0.5
    done
    echo "ok: the window has the keyboard"
}
# start_game PROGRAM [ARGUMENT…]: both.
start_game() {
    start_screen
    run_game "$@"
}
# take_off: from the first title of all into the first mission.
take_off() {
    press Return "event: screen new-profile"
    press Return "event: screen hub"
    press Return "event: screen briefing"
    while [ "$(lines 'event: screen flight')" -lt 1 ]; do # page by page, then off
        xdotool key Return
        sleep 1
    done
}
# end_game: asks it to quit; its exit status must be 0.
end_game() {
    kill -TERM "$game"
    has_quit
}
# quit_from_title: the same by its own menu.
quit_from_title() {
    xdotool key Up # round to the last: quit
    press Return "event: quit"
    has_quit
}
has_quit() {
    local status=0
    wait "$game" || status=$?
    [ $status -eq 0 ] || { echo "the exit status is $status, not 0"; exit 1; }
    echo "ok: quit with exit status 0"
}
# picture_of NAME: presses the key for a screenshot; with NINE_LIVES_LOOK=FOLDER it is left there to be looked at.
picture_of() {
    press F12 "event: screenshot"
    picture=$(sed -n 's/^event: screenshot //p' "$work/said" | tail -1)
    [ -z "${NINE_LIVES_LOOK:-}" ] || cp "$picture" "$NINE_LIVES_LOOK/$1.png"
}
