#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "content/library.hpp"
#include "save/medals.hpp"
#include "save/options.hpp"
#include "save/slots.hpp"
#include "ui/focus.hpp"
#include "ui/ui.hpp"

namespace nl::ui {

class Shell;

/// Something that fills the window: the title, a menu, a flight. The topmost of the stack gets the input;
/// those that do not cover everything are drawn over the one below. A new screen is one file with a class
/// like this.
class Screen {
  public:
    virtual ~Screen() = default;

    /// One frame: draws, reacts, and asks the shell for what should happen next.
    virtual void show(Ui& ui, Shell& shell) = 0;
    /// Real time goes by. Screens below others are told, too.
    virtual void advance(double seconds, bool on_top, Shell& shell) {
        (void)seconds, (void)on_top, (void)shell;
    }
    [[nodiscard]] virtual bool covers_all() const { return true; }
    /// What plays while it is on top; empty = whatever played before.
    [[nodiscard]] virtual std::string_view music() const { return {}; }
    /// While it is on top, keys are letters (UiInput::typed).
    [[nodiscard]] virtual bool wants_typing() const { return false; }
    /// The smallest screen, in UI units, that its layout fits on: it grows with the player's UI scale as long
    /// as so much is left. Pages with three columns need what a screen of 16:9 has at a scale of 4/3; those
    /// with one list ask for less and grow further. A stage can be drawn with any scale: {0, 0}.
    [[nodiscard]] virtual Vec2 least_size() const { return {1200.0F, 675.0F}; }
    /// For the log of events: "title", "pause", ...
    [[nodiscard]] virtual std::string_view name() const = 0;

    [[nodiscard]] Focus& focus() { return focus_; }

  private:
    Focus focus_;
};

/// A mission as the menus show it.
struct MissionEntry {
    std::string id;
    std::string name;
    std::vector<std::string> briefing;
    std::string planet;
    int difficulty = 1;
    bool optional = false;
    std::vector<std::string> required;  ///< ids to finish first
    content::MissionKind kind = content::MissionKind::Story;
    content::Rewards rewards{};
    std::vector<std::pair<std::string, bool>> objectives{};  ///< known beforehand: text, optional
    std::string craft{};                                     ///< that the mission gives
    bool fixed_craft = false;                                ///< whatever the hangar holds
};

/// A flight that was recorded, as the records show it.
struct ReplayEntry {
    std::filesystem::path file;
    std::string mission;  ///< id
    std::string difficulty;
    bool complete = false;
    std::int64_t ticks = 0;
};

/// An action with its controls, in English; empty = none.
struct ControlRow {
    std::string id;
    std::string name;
    std::string key;
    std::string other_key;
    std::string mouse;
    std::string pad;
    std::vector<std::string> also;  ///< names of other actions that share one of them
};

/// What only the process can do for a screen.
struct Services {
    std::function<void(const std::string& mission)> start_mission;     ///< an id or a file
    std::function<void(const std::string& mission)> continue_mission;  ///< one of Shell::suspended
    std::function<void()> apply_options;                               ///< at once, and keep them
    std::function<void()> profile_changed;                             ///< another one is played now
    std::function<std::vector<ReplayEntry>()> list_replays;            ///< of the profile, the latest first
    std::function<void(const std::filesystem::path& file)> watch_replay;
    std::function<std::vector<ControlRow>()> controls;
    std::function<void(const std::string& action)> bind;  ///< the next control that is pressed
    std::function<bool()> binding;                        ///< whether it waits for that
    std::function<void(const std::string& layout)> use_layout;
    std::function<void()> watch_demo;  ///< the bot flies, the player looks on
};

/// The stack of screens and what they share. Changes to the stack happen between frames.
class Shell {
  public:
    save::Options options;
    save::Profile profile;
    std::shared_ptr<const content::Library> library;  ///< never nullptr while screens show
    save::MissionCatalogue catalogue;                 ///< of `missions`
    save::Slots* slots = nullptr;                     ///< where profiles are kept; nullptr: nowhere
    std::vector<MissionEntry> missions;               ///< in the order they are offered
    std::vector<std::pair<std::string, std::string>> difficulties;  ///< id and name
    std::vector<std::string> suspended;                             ///< missions to go on with, latest first
    std::vector<std::pair<std::string, std::string>> languages;     ///< code and name
    std::vector<std::pair<std::string, std::string>> layouts;       ///< of controls: id and name
    std::vector<std::string> notices;                               ///< said once on the title screen
    Services services;

    /// Saves the profile that is played: after everything that matters. What hinders it is said once.
    void keep();

    void push(std::unique_ptr<Screen> screen);
    void pop();
    /// Takes away everything above the lowest `left` screens.
    void pop_to(std::size_t left);
    /// Takes away everything above the screen of that name; all, when there is none.
    void back_to(std::string_view name);
    void quit() { quit_ = true; }

    /// One frame of everything that shows; the topmost gets the input.
    void frame(const Tools& tools, const UiInput& input);
    void advance(double seconds);
    /// The UI scale that a screen is drawn with: the player's, or the largest below it that leaves the
    /// screen's layout its room.
    [[nodiscard]] static float scale_for(const Screen& screen, const view::Screen& on);
    /// Does what screens have asked for.
    void settle();

    /// Whether something above it covers it.
    [[nodiscard]] bool hides(const Screen& screen) const;
    [[nodiscard]] bool done() const { return quit_ || screens_.empty(); }
    [[nodiscard]] std::size_t size() const { return screens_.size(); }
    [[nodiscard]] Screen* top() const { return screens_.empty() ? nullptr : screens_.back().get(); }
    [[nodiscard]] std::string_view music() const;

  private:
    struct Change {
        std::unique_ptr<Screen> push;
        std::size_t pop_to = static_cast<std::size_t>(-1);
        bool pop = false;
    };
    std::vector<std::unique_ptr<Screen>> screens_;
    std::vector<Change> changes_;
    bool quit_ = false;
};

}  // namespace nl::ui
