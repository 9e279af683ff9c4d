#include "app/game.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <random>

#include "app/apply_options.hpp"
#include "app/flight_screen.hpp"
#include "app/homecoming.hpp"
#include "app/kept_flights.hpp"
#include "app/loading.hpp"
#include "app/menu_input.hpp"
#include "app/mission_list.hpp"
#include "app/pace.hpp"
#include "app/rebinding.hpp"
#include "app/reloader.hpp"
#include "app/user_folders.hpp"
#include "app/window.hpp"
#include "base/text.hpp"
#include "content/languages.hpp"
#include "content/sounds.hpp"
#include "ui/screens.hpp"

namespace nl::app {
namespace {

constexpr const char* kTitleBattle = "skirmish";

/// The running game: window, devices, sound, and the stack of screens.
class Game {
  public:
    Game(const GameSetup& setup, const SearchPath& files, Window& window, const save::Options& options,
         std::vector<std::string> notices);

    int run();

  private:
    void prepare_shell();
    void take_last_profile();
    void apply_options();
    void set_language(const std::string& code);
    void frame(double seconds);
    void handle(const SDL_Event& event);
    void handle_key(const SDL_KeyboardEvent& key);
    void rebind(const SDL_Event& event);
    void use_layout(const std::string& id);
    void lose_focus();
    void start_mission(const std::string& id_or_file);
    ui::Gains keep(const Flight& flight);
    void list_content(Diagnostics& found);
    void step_watch(double seconds);
    void take_screenshot();
    void note_screen();
    void say_notices();

    const GameSetup& setup_;
    const SearchPath& files_;
    Window& window_;
    UserFolders folders_ = user_folders();
    Log log_;
    EventLog events_;
    content::Feel feel_;
    content::Sounds sounds_;
    Graphics graphics_;
    view::Audio audio_;
    InputDevices devices_;
    MenuInput menu_input_;
    LiveMission live_;
    Rebinding rebinding_;
    FlightEquipment equipment_;
    std::optional<Reloader> reloader_;  ///< with --watch
    std::string refused_;               ///< the mission that the error screen is about
    save::Slots slots_{folders_.data};
    ui::Shell shell_;
    KeptFlights kept_{{folders_.data, slots_, files_, equipment_, events_, log_, shell_}};
    std::vector<std::string> wanted_sounds_;
    std::size_t said_notices_ = 0;
    std::string shown_;     ///< name of the screen on top, as last logged
    std::string language_;  ///< of the texts that are loaded
    double time_ = 0.0;
    bool screenshot_ = false;
    bool visible_ = true;
};

Game::Game(const GameSetup& setup, const SearchPath& files, Window& window, const save::Options& options,
           std::vector<std::string> notices)
    : setup_(setup),
      files_(files),
      window_(window),
      events_(setup.log_events),
      feel_([&] {
          Diagnostics found;
          auto feel = content::load_feel(files, found);
          for (const auto& d : found.list()) log_.say(d.text());
          return feel;
      }()),
      sounds_([&] {
          Diagnostics found;
          auto sounds = content::load_sounds(files, found);
          for (const auto& d : found.list()) log_.say(d.text());
          return sounds;
      }()),
      graphics_(view::Screen::on(window.sdl(), setup.device, options.vsync), files, log_),
      audio_(files, sounds_, feel_.mix, log_, !setup.mute),
      equipment_{graphics_,
                 audio_,
                 devices_,
                 feel_,
                 events_,
                 [this] { return window_.pixels_per_point(graphics_.screen.width()); },
                 [this](const Flight& flight) { return keep(flight); },
                 [this](const Flight& flight) { return kept_.suspend(flight); },
                 setup.watch ? &live_ : nullptr} {
    if (setup.watch)
        reloader_.emplace(Reloader::Parts{files_, graphics_, audio_, feel_, log_, events_}, setup.mission);
    shell_.options = options;
    shell_.notices = std::move(notices);
    prepare_shell();
}

void Game::prepare_shell() {
    Diagnostics found;
    list_content(found);
    shell_.slots = &slots_;
    shell_.profile = save::new_profile(shell_.library->campaign);
    take_last_profile();
    for (auto& l : content::list_languages(files_)) shell_.languages.emplace_back(l.code, l.name);
    shell_.services.start_mission = [this](const std::string& id) { start_mission(id); };
    shell_.services.continue_mission = [this](const std::string& id) { kept_.go_on(id); };
    shell_.services.watch_replay = [this](const std::filesystem::path& file) { kept_.watch(file); };
    kept_.list_suspended();
    shell_.services.apply_options = [this] { apply_options(); };
    shell_.services.profile_changed = [this] {
        kept_.list_suspended();
        events_.say("profile", concat(shell_.profile.name, " ", std::to_string(shell_.profile.tuna)));
    };
    shell_.services.list_replays = [this] { return kept_.replays(); };
    for (const Layout& l : layouts()) shell_.layouts.emplace_back(l.id, l.name);
    shell_.services.controls = [this] { return control_rows(shell_.options.bindings); };
    shell_.services.bind = [this](const std::string& action) { rebinding_.begin(action); };
    shell_.services.binding = [this] { return rebinding_.active(); };
    shell_.services.use_layout = [this](const std::string& id) { use_layout(id); };
    if (found.has_errors()) log_.say(found.text());

    if (setup_.replay) {
        apply_options();
        kept_.watch(*setup_.replay);
        return shell_.settle();
    }
    Diagnostics ignored;  // a title without a battle is still a title
    if (auto battle = load_for_flight(kTitleBattle, files_, ignored))
        shell_.push(battle_screen(equipment_, std::move(*battle)));
    shell_.push(ui::title_screen());
    shell_.settle();
    if (setup_.mission) start_mission(*setup_.mission);
    shell_.settle();
    apply_options();
}

/// What the menus offer.
void Game::list_content(Diagnostics& found) {
    const auto library = std::make_shared<const content::Library>(content::load_library(files_, found));
    shell_.library = library;
    shell_.difficulties.clear();
    for (const auto& d : library->difficulties) shell_.difficulties.emplace_back(d.id, d.name);
    shell_.missions = list_missions(*library, files_);
    shell_.catalogue.clear();
    for (const auto& m : shell_.missions) shell_.catalogue[m.id] = {m.kind, m.optional};
}

void Game::step_watch(double seconds) {
    if (!reloader_ || !reloader_->step(seconds, live_)) return;
    Diagnostics said_by_the_reloader;
    list_content(said_by_the_reloader);
    if (shown_ != "error" || refused_.empty()) return;
    shell_.pop();
    start_mission(refused_);
}

/// Whoever played last goes on, unless another window of the game plays that profile.
void Game::take_last_profile() {
    std::string why;
    const int last = slots_.last();
    auto profile = last > 0 ? slots_.choose(last, why, shell_.notices) : std::nullopt;
    if (!profile) return;
    shell_.profile = std::move(*profile);
    shell_.options.difficulty = shell_.profile.difficulty;
    events_.say("profile", concat(shell_.profile.name, " ", std::to_string(shell_.profile.tuna)));
}

void Game::apply_options() {
    const save::Options& o = shell_.options;
    if (slots_.current() != 0 && shell_.profile.difficulty != o.difficulty) {
        shell_.profile.difficulty = o.difficulty;
        shell_.keep();
    }
    app::apply_options(o, graphics_, audio_, devices_);
    window_.set_mode(o.window);
    set_language(o.language);
    std::string why;
    if (!save::save_options(folders_.config, o, why))
        log_.say_once(concat("the options cannot be kept: ", why));
}

void Game::set_language(const std::string& code) {
    if (code == language_) return;
    language_ = code;
    Diagnostics found;
    graphics_.text.set_texts(content::load_language(files_, code, found));
    if (!found.empty()) log_.say(found.text());
}

void Game::start_mission(const std::string& id_or_file) {
    Diagnostics found;
    auto mission = load_for_flight(id_or_file, files_, found);
    if (!mission) {
        events_.say("mission_refused", id_or_file);
        refused_ = id_or_file;
        shell_.push(ui::error_screen(
            filled(graphics_.text.tr("{mission} cannot be flown"), {{"mission", id_or_file}}), found.list(),
            [this, id_or_file] { start_mission(id_or_file); }));
        return;
    }
    const std::uint64_t seed = setup_.seed ? *setup_.seed : std::random_device{}();
    shell_.push(flight_screen(equipment_, std::move(*mission), options_for(shell_, seed)));
}

ui::Gains Game::keep(const Flight& flight) {
    if (flight.stage().ended()) kept_.add(flight);
    return bring_home(shell_, flight);
}

void Game::lose_focus() {
    devices_.release_all();
    menu_input_.release_all();
    if (shell_.options.pause_unfocused) devices_.ask_for_pause();
}

void Game::handle_key(const SDL_KeyboardEvent& key) {
    if (key.type != SDL_KEYDOWN || key.repeat != 0) return;
    const bool alt_enter = key.keysym.scancode == SDL_SCANCODE_RETURN && (key.keysym.mod & KMOD_ALT) != 0;
    if (alt_enter || key.keysym.scancode == SDL_SCANCODE_F11) {
        shell_.options.window = window_.fullscreen() ? "window" : "borderless";
        apply_options();
    }
    if (key.keysym.scancode == SDL_SCANCODE_F12) screenshot_ = true;
}

void Game::handle(const SDL_Event& event) {
    if (event.type == SDL_QUIT) return shell_.quit();
    if (event.type == SDL_KEYDOWN) handle_key(event.key);
    if (event.type == SDL_WINDOWEVENT) {
        const auto what = event.window.event;
        if (what == SDL_WINDOWEVENT_FOCUS_LOST) lose_focus();
        if (what == SDL_WINDOWEVENT_FOCUS_GAINED) events_.say("focus");
        if (what == SDL_WINDOWEVENT_MINIMIZED || what == SDL_WINDOWEVENT_HIDDEN) visible_ = false;
        if (what == SDL_WINDOWEVENT_RESTORED || what == SDL_WINDOWEVENT_SHOWN ||
            what == SDL_WINDOWEVENT_EXPOSED)
            visible_ = true;
    }
    if (rebinding_.active()) return rebind(event);
    devices_.handle(event);
    menu_input_.handle(event);
}

/// What is pressed now is a new control, and nothing else.
void Game::rebind(const SDL_Event& event) {
    if (rebinding_.handle(event, shell_.options.bindings)) apply_options();
    if (rebinding_.active()) return;
    devices_.release_all();
    menu_input_.release_all();
}

void Game::use_layout(const std::string& id) {
    for (const Layout& l : layouts())
        if (l.id == id) shell_.options.bindings = l.changes;
    apply_options();
}

void Game::take_screenshot() {
    screenshot_ = false;
    std::string why;
    for (int i = 1; i < 10000; ++i) {
        const auto path = folders_.data / "screenshots" / concat("nine-lives-", std::to_string(i), ".png");
        std::error_code error;
        if (std::filesystem::exists(path, error)) continue;
        std::filesystem::create_directories(path.parent_path(), error);
        if (!graphics_.screen.save_png(path, why))
            return log_.say(concat("the screenshot cannot be kept: ", why));
        return events_.say("screenshot", path.string());
    }
}

void Game::note_screen() {
    const std::string name = shell_.top() != nullptr ? std::string(shell_.top()->name()) : "";
    if (name == shown_) return;
    shown_ = name;
    events_.say("screen", name);
    SDL_ShowCursor(name == "flight" ? SDL_DISABLE : SDL_ENABLE);
    menu_input_.release_all();
    menu_input_.set_typing(shell_.top() != nullptr && shell_.top()->wants_typing());
}

/// What the title and the intermission tell the player is in the log, too.
void Game::say_notices() {
    for (; said_notices_ < shell_.notices.size(); ++said_notices_) {
        log_.say(shell_.notices[said_notices_]);
        events_.say("notice", shell_.notices[said_notices_]);
    }
}

void Game::frame(double seconds) {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) handle(event);
    const bool in_flight = shown_ == "flight";
    // What was pressed in a menu is no order to the ship, and the other way round.
    if (!in_flight) (void)devices_.take_pause();
    ui::UiInput input =
        menu_input_.take(graphics_.screen, window_.pixels_per_point(graphics_.screen.width()), seconds);
    if (in_flight) input = {};
    step_watch(seconds);
    shell_.advance(seconds);
    wanted_sounds_.clear();
    graphics_.text.set_control_names(devices_.control_names());
    graphics_.begin_frame();
    const ui::Tools tools{graphics_.canvas, graphics_.text, wanted_sounds_, time_};
    shell_.frame(tools, input);
    if (reloader_) reloader_->draw(tools);
    graphics_.end_frame();
    if (screenshot_) take_screenshot();
    for (const auto& sound : wanted_sounds_) audio_.play(sound);
    if (!shell_.music().empty()) audio_.play_music(shell_.music());
    audio_.step(static_cast<float>(seconds));
    shell_.settle();
    note_screen();
    say_notices();
    time_ += seconds;
}

int Game::run() {
    using Clock = std::chrono::steady_clock;
    events_.say("ready");
    auto before = Clock::now();
    while (!shell_.done()) {
        const auto now = Clock::now();
        frame(std::chrono::duration<double>(now - before).count());
        before = now;
        // Without vertical sync a frame may take no time at all; a hidden window needs no pictures.
        const auto took = Clock::now() - now;
        const auto shortest = shortest_frame(shell_.options.frame_cap);
        if (!visible_) SDL_Delay(50);
        if (took < shortest)
            SDL_Delay(static_cast<Uint32>(
                std::chrono::duration_cast<std::chrono::milliseconds>(shortest - took).count() + 1));
    }
    events_.say("quit");
    return kExitGood;
}

}  // namespace

std::optional<int> play_game(const GameSetup& setup, const SearchPath& files, std::string& why) {
    std::vector<std::string> notices;
    save::Options options = save::load_options(user_folders().config, notices);
    if (setup.fullscreen) options.window = *setup.fullscreen ? "borderless" : "window";
    const auto window = Window::open(setup.size, options.window, why);
    if (!window) return std::nullopt;
    if (const auto icon = files.find("gfx/ui/icon.png"))
        if (const auto picture = view::load_image(*icon, why)) window->set_icon(*picture);
    return Game(setup, files, *window, options, std::move(notices)).run();
}

}  // namespace nl::app
