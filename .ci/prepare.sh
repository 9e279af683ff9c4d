# Sourced by play.sh and test.sh: what both need to get from a bare Debian or Ubuntu to a built game.
# Everything that is said goes to standard error, so that the game's own output stays clean.

say() { printf '%s\n' "$*" >&2; }

# The name of a package is given as it stands, or as tool=package where any tool of that name will do.
is_there() {
    case $1 in
    *=*) command -v "${1%%=*}" >/dev/null 2>&1 ;;
    *) [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ] ;;
    esac
}

# install_missing WHAT...: asks the network for nothing when nothing is missing.
install_missing() {
    local what missing=() names=()
    for what in "$@"; do names+=("${what#*=}"); done
    if ! command -v apt-get >/dev/null 2>&1; then
        have_elsewhere || {
            say "This system has no apt-get. Nine Lives needs the equivalents of these packages:"
            say "    ${names[*]}"
            say "(Fedora: gcc-c++ cmake ninja-build pkgconf SDL2-devel SDL2_image-devel SDL2_mixer-devel SDL2_ttf-devel"
            say "cjson-devel gtest-devel; Arch: gcc cmake ninja pkgconf sdl2 sdl2_image sdl2_mixer sdl2_ttf cjson gtest;"
            say "macOS: brew install cmake ninja pkg-config sdl2 sdl2_image sdl2_mixer sdl2_ttf cjson googletest)"
            exit 1
        }
        return 0
    fi
    for what in "$@"; do is_there "$what" || missing+=("${what#*=}"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || {
            say "These packages are missing, and there is no sudo to install them with. As root:"
            say "    apt-get install ${missing[*]}"
            exit 1
        }
        as_root=(sudo)
    fi
    say "Installing what is missing: ${missing[*]}"
    "${as_root[@]}" apt-get update >&2 || say "(apt-get update had trouble; trying all the same)"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${missing[@]}" >&2 || {
        say "The packages could not be installed. They are: ${missing[*]}"
        exit 1
    }
}

# Whether a system without apt has what the build asks for.
have_elsewhere() {
    command -v cmake >/dev/null && command -v ninja >/dev/null && command -v pkg-config >/dev/null &&
        pkg-config --exists sdl2 SDL2_image SDL2_mixer SDL2_ttf libcjson
}

game_packages=(g++=g++ cmake=cmake ninja=ninja-build pkg-config=pkg-config
    libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev libcjson-dev)
test_packages=(libgtest-dev xvfb xdotool python3-numpy python3-scipy python3-jsonschema vorbis-tools
    clang++=clang)

# C++20 needs g++ 12; Ubuntu 22.04 has it beside its own.
choose_compiler() {
    [ -z "${CXX:-}" ] || return 0
    local version
    version=$(g++ -dumpversion 2>/dev/null || echo 0)
    if [ "${version%%.*}" -lt 12 ] && command -v apt-get >/dev/null 2>&1; then
        install_missing g++-12
        export CXX=g++-12
    fi
}

# build PRESET TARGET [configure options...]: quiet when there is nothing to do. Run from the top folder.
build() {
    local preset=$1 target=$2 folder=build/$1
    shift 2
    if [ ! -f "$folder/build.ninja" ] || [ $# -gt 0 ]; then
        cmake --preset "$preset" "$@" >&2 || exit 1
    fi
    if [ -x "$folder/nine-lives" ] && [ "$target" = nine-lives ]; then
        cmake --build "$folder" --target "$target" >"$folder/last-build.txt" 2>&1 || {
            cat "$folder/last-build.txt" >&2
            exit 1
        }
    else
        say "Building Nine Lives ($preset). The first time takes a few minutes."
        cmake --build "$folder" --target "$target" >&2 || exit 1
    fi
}
