// The same evening with a pad alone: a virtual one that SDL takes for real, no keyboard and no mouse. Runs
// the game itself; a second thread reads what it says and presses buttons. usage: pad_walk SOURCE-FOLDER

#include <SDL.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <thread>

#include "app/game.hpp"

namespace {

namespace fs = std::filesystem;

constexpr int kPatience = 240;  // seconds; a busy machine is slow, a hung game never answers

std::string read(const fs::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// How often the game has been told that a button went down, and up again.
struct Heard {
    std::atomic<int> down = 0;
    std::atomic<int> up = 0;

    static int note(void* self, SDL_Event* event) {
        auto& heard = *static_cast<Heard*>(self);
        if (event->type == SDL_CONTROLLERBUTTONDOWN) ++heard.down;
        if (event->type == SDL_CONTROLLERBUTTONUP) ++heard.up;
        return 0;
    }
};

/// Presses buttons, and waits for what the game says on its error stream.
class Player {
  public:
    Player(int pad, int said, fs::path profile)
        : pad_(SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(pad))),
          said_(said),
          profile_(std::move(profile)) {
        SDL_AddEventWatch(Heard::note, &heard_);
    }
    ~Player() { SDL_DelEventWatch(Heard::note, &heard_); }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// Down until the game has heard it, then up, which it must have heard before the next: exactly one
    /// press, however long a frame takes. A game that has not opened the pad yet hears nothing, and is asked
    /// again.
    void tap(SDL_GameControllerButton button) {
        for (int tries = 0; !soon([&] { return heard_.up == heard_.down; }); ++tries)
            if (tries == kPatience) fail("the game never heard of a button that was let go");
        const int before = heard_.down;
        const auto heard = [&] { return heard_.down > before; };
        for (int tries = 0; !heard(); ++tries) {
            if (tries == kPatience) fail("the game never heard of a button");
            SDL_JoystickSetVirtualButton(pad_, button, 1);
            const bool down = soon(heard);
            SDL_JoystickSetVirtualButton(pad_, button, 0);
            if (!down) (void)soon(heard);
        }
    }
    void press(SDL_GameControllerButton button, const std::string& answer) {
        tap(button);
        wait_for(answer);
    }
    void wait_for(const std::string& what) {
        for (;;) {
            const auto line = next_line();
            if (!line) fail("the game ended, or said nothing more, while '" + what + "' was awaited");
            if (!line->starts_with("event: " + what)) continue;
            std::cout << "ok: " << what << std::endl;
            return;
        }
    }
    void saved(const std::string& what) const {
        for (int tries = 0; tries < kPatience; ++tries)
            if (soon([&] { return read(profile_).find(what) != std::string::npos; })) {
                std::cout << "ok: the profile has " << what << std::endl;
                return;
            }
        fail("the profile never had " + what);
    }

  private:
    [[noreturn]] static void fail(const std::string& why) {
        std::cout << why << std::endl;
        std::_Exit(1);
    }
    /// Whether it came true within a second.
    template <class Condition>
    static bool soon(Condition condition) {
        for (int i = 0; i < 50; ++i) {
            if (condition()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }
    std::optional<std::string> next_line() {
        for (auto end = text_.find('\n'); end == std::string::npos; end = text_.find('\n')) {
            pollfd ready{said_, POLLIN, 0};
            if (::poll(&ready, 1, kPatience * 1000) <= 0) return std::nullopt;
            char more[4096];
            const auto got = ::read(said_, more, sizeof more);
            if (got <= 0) return std::nullopt;
            text_.append(more, static_cast<std::size_t>(got));
        }
        const auto end = text_.find('\n');
        std::string line = text_.substr(0, end);
        text_.erase(0, end + 1);
        return line;
    }

    Heard heard_;
    SDL_Joystick* pad_;
    int said_;          ///< what the game says, to read from
    std::string text_;  ///< read and not yet looked at
    fs::path profile_;
};

void first_evening(Player& player) {
    player.wait_for("screen title");
    player.press(SDL_CONTROLLER_BUTTON_A, "screen new-profile");
    player.press(SDL_CONTROLLER_BUTTON_A, "screen hub");
    player.press(SDL_CONTROLLER_BUTTON_A, "screen briefing");
    player.press(SDL_CONTROLLER_BUTTON_A, "screen flight");
    player.wait_for("result complete");
    player.wait_for("screen result");
    player.saved("\"tuna\": 500");
    player.press(SDL_CONTROLLER_BUTTON_A, "screen hub");
    for (const auto button :
         {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
          SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_A,
          SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_A})
        player.tap(button);
    player.saved("\"hull\": 1");
    player.press(SDL_CONTROLLER_BUTTON_B, "screen title");
    player.tap(SDL_CONTROLLER_BUTTON_DPAD_UP);
    player.press(SDL_CONTROLLER_BUTTON_A, "quit");
}

void second_evening(Player& player) {
    player.wait_for("profile Leo");
    player.wait_for("screen title");
    player.press(SDL_CONTROLLER_BUTTON_A, "screen hub");
    player.press(SDL_CONTROLLER_BUTTON_B, "screen title");
    player.tap(SDL_CONTROLLER_BUTTON_DPAD_UP);
    player.press(SDL_CONTROLLER_BUTTON_A, "quit");
}

void write_mod(const fs::path& folder) {
    fs::create_directories(folder / "data/missions");
    std::ofstream(folder / "data/missions/short.json")
        << R"({ "name": "Short", "briefing": "Out and back.", "planet": "Saucer", "rewards": { "tuna": 500 },
                "objectives": [ { "id": "o", "text": "Be there", "type": "scripted" } ],
                "script": [ { "function": "TIME 1", "lines": [ "OBJECTIVE_COMPLETE o" ] } ] })";
    std::ofstream(folder / "data/campaign.json")
        << R"({ "name": "One evening", "missions": [ "short" ], "start_craft": [ "tabby" ], "start_weapons": [ "claw-cannon" ],
                "planets": [ { "id": "Saucer", "sprite": "terran", "x": 420, "y": 560 } ] })";
}

/// Plays one evening; what the game says goes to the player instead of the terminal.
int evening(int pad, const fs::path& source, const fs::path& folder, void (*walk)(Player&)) {
    int ends[2];
    if (::pipe(ends) != 0) return 1;
    const int terminal = ::dup(STDERR_FILENO);
    (void)::dup2(ends[1], STDERR_FILENO);
    (void)::close(ends[1]);
    std::thread thread([&] {
        Player player(pad, ends[0], folder / "data/nine-lives/profile-1.json");
        walk(player);
    });
    nl::app::GameSetup setup;
    setup.fullscreen = false;
    setup.size = {1280, 720};
    setup.mute = true;
    setup.seed = 1;
    setup.log_events = true;
    std::string why;
    const auto status = nl::app::play_game(setup, nl::SearchPath({folder / "mod", source}), why);
    (void)::dup2(terminal, STDERR_FILENO);
    thread.join();
    if (!status) std::cout << "no window: " << why << std::endl;
    return status.value_or(1);
}

/// A process of its own: the pad, and the game from its start to its end.
int evening_of_its_own(const fs::path& source, const fs::path& folder, void (*walk)(Player&)) {
    const pid_t child = ::fork();
    if (child != 0) {
        int status = 0;
        (void)::waitpid(child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) std::_Exit(77);
    const int pad = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                              SDL_CONTROLLER_BUTTON_MAX, 0);
    if (pad < 0) {
        std::cout << "SKIPPED: this SDL has no virtual pads: " << SDL_GetError() << std::endl;
        std::_Exit(77);
    }
    (void)SDL_JoystickOpen(pad);
    std::_Exit(evening(pad, source, folder, walk));
}

}  // namespace

int main(int count, char** words) {
    if (count < 2) return 2;
    const fs::path folder = fs::temp_directory_path() / ("nine-lives-pad-" + std::to_string(::getpid()));
    write_mod(folder / "mod");
    ::setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1);
    ::setenv("XDG_CONFIG_HOME", (folder / "config").c_str(), 1);
    ::setenv("SDL_VIDEODRIVER", "dummy", 1);
    ::setenv("SDL_AUDIODRIVER", "dummy", 1);
    int status = evening_of_its_own(words[1], folder, first_evening);
    const auto profile = folder / "data/nine-lives/profile-1.json";
    const std::string before = read(profile);
    if (status == 0) status = evening_of_its_own(words[1], folder, second_evening);
    if (status == 0 && (before.empty() || read(profile) != before)) {
        std::cout << "the profile is not as it was left" << std::endl;
        status = 1;
    }
    if (status == 0) std::cout << "ok: everything is as it was left" << std::endl;
    fs::remove_all(folder);
    return status;
}
