#include "pictures/gallery.hpp"

#include <algorithm>

using namespace nl;

namespace {

constexpr std::size_t kFirstOfPage = 7;  ///< the hub's own widgets come before: five tabs, options, title

class StillScreen final : public ui::Screen {
  public:
    explicit StillScreen(std::unique_ptr<view::Still> still) : still_(std::move(still)) {}
    void show(ui::Ui&, ui::Shell&) override { still_->draw(); }
    [[nodiscard]] Vec2 least_size() const override { return {}; }
    [[nodiscard]] std::string_view name() const override { return "still"; }

  private:
    std::unique_ptr<view::Still> still_;
};

template <class T>
void keep_only(std::vector<T>& list, std::initializer_list<std::string_view> ids) {
    std::erase_if(list, [&](const T& t) { return std::find(ids.begin(), ids.end(), t.id) == ids.end(); });
}

/// More for the map: places of every kind and state.
std::vector<ui::MissionEntry> whole_map() {
    auto out = missions();
    const auto add = [&](const char* id, const char* name, const char* planet, content::MissionKind kind,
                         bool optional, std::vector<std::string> required) {
        ui::MissionEntry m = out.front();
        m.id = id;
        m.name = name;
        m.planet = planet;
        m.kind = kind;
        m.optional = optional;
        m.difficulty = 3;
        m.required = std::move(required);
        out.push_back(std::move(m));
    };
    using Kind = content::MissionKind;
    add("hired-paws", "Hired Paws", "Moult", Kind::Story, false, {"buoy-run"});
    add("souffle", "The Souffle", "Crumb", Kind::Story, true, {"radio-check"});
    add("challenge-swarm", "Swarm", "Attic", Kind::Challenge, true, {"radio-check"});
    add("airing-cupboard", "The Airing Cupboard", "Boiler", Kind::Story, false, {"hired-paws"});
    return out;
}

}  // namespace

Gallery::Gallery() : Round(GetParam().width, GetParam().height) {
    const ScreenPicture& p = GetParam();
    Diagnostics ignored;
    feel_ = content::load_feel(files_, ignored);
    hold_content_fast();
    screen_.set_ui_scale(p.ui_scale);
    text_.set_reading_scale(p.text_scale);
    if (p.pseudo) text_.set_texts(Texts::pseudo());
    text_.set_control_names({{"accept", "Enter"},
                             {"back", "Escape"},
                             {"dismiss", "Enter"},
                             {"skip", "Backspace"},
                             {"fire", "Space"},
                             {"secondary", "left Ctrl"},
                             {"boost", "left Shift"},
                             {"flare", "F"},
                             {"next-target", "Tab"}});
    shell_.missions = whole_map();
    shell_.catalogue.clear();
    for (const auto& m : shell_.missions) shell_.catalogue[m.id] = {m.kind, m.optional};
    shell_.languages = {{"en", "English"}, {"pseudo", "For translators"}};
    shell_.layouts = {{"usual", "usual"}, {"left-hand", "left hand only"}};
    shell_.services.controls = [] {
        return std::vector<ui::ControlRow>{
            {"up", "fly up", "W", "", "", "", {}},
            {"fire", "guns", "Space", "", "left button", "right trigger", {}},
            {"secondary", "rockets", "left Ctrl", "right Ctrl", "right button", "left trigger", {}},
            {"boost", "boost", "left Shift", "right Shift", "", "LB", {"flare"}},
            {"flare", "flare", "left Shift", "", "", "B", {"boost"}},
            {"pointed", "target under the pointer", "T", "", "middle button", "right stick", {}},
            {"order", "wing: attack my target", "F1", "", "", "up", {}},
            {"skip", "skip the scene (hold)", "Backspace", "", "", "Back", {}},
            {"pause", "pause", "Escape", "P", "", "Start", {}}};
    };
    shell_.services.bind = [this](const std::string&) { asking_ = true; };
    shell_.services.binding = [this] { return asking_; };
    live_a_little(shell_.profile);
    shell_.profile.name = "Pickle";
    shell_.profile.tuna = 12345;
    shell_.profile.talks = {};
}

void Gallery::hold_content_fast() {
    auto fast = std::make_shared<content::Library>(*library());
    keep_only(fast->craft,
              {"tabby", "siamese", "maine-coon", "manx", "gnat", "spitter", "needler", "frigate"});
    keep_only(fast->medals, {"first-purr", "radio-works", "fishmonger", "corner-looker", "lamplighter",
                             "bet-won", "scratching", "mouser", "nightmare"});
    keep_only(fast->conversations, {"rent"});
    keep_only(fast->campaign.planets, {"Saucer", "Crumb", "Attic", "Whiskers", "Moult", "Boiler"});
    shell_.library = std::move(fast);
}

view::Image Gallery::drawn() {
    frame({});
    return screen_.read();
}

void Gallery::open_flight(bool hud) {
    const auto& scenes = view::picture_scenes();
    const auto fight =
        std::find_if(scenes.begin(), scenes.end(), [](const auto& s) { return s.name == "fight-low"; });
    ASSERT_NE(fight, scenes.end());
    auto still = view::Still::of(*fight, *library(), feel_, canvas_, text_, hud);
    ASSERT_TRUE(still);
    shell_.push(std::make_unique<StillScreen>(std::move(still)));
    shell_.settle();
}

void Gallery::keep_profiles() {
    std::string why;
    ASSERT_TRUE(slots_->create(1, shell_.profile, why)) << why;
    save::Profile other = save::new_profile(shell_.library->campaign);
    other.name = "Mürrli the Bold";
    other.nine_lives = true;
    other.lives = 2;
    other.difficulty = "tiger";
    ASSERT_TRUE(save::save_profile(folder_, 2, other, why)) << why;
}

// ---- before the campaign

void Gallery::title() {
    open_flight(false);
    keep_profiles();
    open(ui::title_screen());
}

void Gallery::title_new() {
    open(ui::title_screen());
    press(&UiInput::down);
}

void Gallery::title_noticed() {
    open_flight(false);
    keep_profiles();
    shell_.suspended = {"tuna-run"};
    shell_.notices = {"Your progress cannot be kept: no space left on device"};
    open(ui::title_screen());
}

void Gallery::profiles() {
    keep_profiles();
    open(ui::profile_screen());
}

void Gallery::new_profile() { open(ui::new_profile_screen(2)); }

void Gallery::confirm() {
    profiles();
    press(&UiInput::down);
    press(&UiInput::accept);
}

void Gallery::credits() {
    open(ui::credits_screen());
    for (int i = 0; i < 60; ++i) shell_.advance(0.1);
}

void Gallery::error() {
    Diagnostics d;
    d.error("data/missions/cold-corner.json", {3, 14}, "unknown command 'MSG_BOKS'",
            "did you mean 'MSG_BOX'?");
    d.error("data/missions/cold-corner.json", {12, 30}, "there is no craft of the name 'gnatt'",
            "did you mean 'gnat'?");
    d.warning("data/missions/cold-corner.json", {19, 2}, "no event can start the function 'later'");
    open(ui::error_screen("Cold Corner cannot be flown", d.list(), {}));
}

// ---- the intermission

void Gallery::open_hub(int page, std::size_t inner_tab, std::size_t row) {
    keep_profiles();
    open(ui::hub_screen());
    turn_to(page);
    if (inner_tab > 0) {
        shell_.top()->focus().set(kFirstOfPage + inner_tab);
        press(&UiInput::accept);
    }
    shell_.top()->focus().set(kFirstOfPage + row);
    frame({});
}

void Gallery::planets() { open_hub(0, 0, 1); }
void Gallery::planets_locked() { open_hub(0, 0, 3); }
void Gallery::comms() { open_hub(1, 0, 0); }
void Gallery::comms_briefing() { open_hub(1, 0, 1); }
void Gallery::hangar_ships() { open_hub(2, 0, 4); }
void Gallery::hangar_weapons() { open_hub(2, 1, 5); }
void Gallery::hangar_upgrades() { open_hub(2, 2, 4); }
void Gallery::log_quests() { open_hub(3, 0, 4); }
void Gallery::log_notes() { open_hub(3, 1, 4); }
void Gallery::log_talk() { open_hub(3, 2, 4); }
void Gallery::log_codex() { open_hub(3, 3, 5); }
void Gallery::records_medals() { open_hub(4, 0, 5); }
void Gallery::records_statistics() { open_hub(4, 1, 1); }
void Gallery::records_best() { open_hub(4, 2, 5); }
void Gallery::records_replays() { open_hub(4, 3, 4); }

void Gallery::briefing() {
    open_hub(0, 0, 0);
    open(ui::briefing_screen("tuna-run"));
}

void Gallery::talk() {
    open_hub(1, 0, 0);
    open(ui::talk_screen(shell_, "rent"));
    press(&UiInput::accept);
    press(&UiInput::accept);
}

void Gallery::talk_choice() {
    open_hub(1, 0, 0);
    open(ui::talk_screen(shell_, "rent"));
    for (int i = 0; i < 5; ++i) press(&UiInput::accept);
    press(&UiInput::down);
}

// ---- options

void Gallery::open_options(int page) {
    open(ui::options_screen());
    for (int i = 0; i < page; ++i) press(&UiInput::right);
    press(&UiInput::accept);
    press(&UiInput::down);
}

void Gallery::options_game() { open_options(0); }
void Gallery::options_sound() { open_options(1); }
void Gallery::options_picture() { open_options(2); }
void Gallery::options_controls() { open_options(3); }
void Gallery::options_ease() { open_options(4); }

void Gallery::controls() {
    open(ui::controls_screen());
    for (int i = 0; i < 3; ++i) press(&UiInput::down);
}

void Gallery::controls_question() {
    controls();
    press(&UiInput::accept);
}

// ---- around a flight

std::vector<ui::ObjectiveLine> Gallery::objectives() const {
    return {{"Destroy the Greeble scouts", "2 / 6", view::kText, false, "radio-check"},
            {"Keep the new paint: no damage to the hull", "done", view::kFriend, true, "radio-check"},
            {"Bring both wingmates home", "failed", view::kFoe, false, "radio-check"}};
}

void Gallery::pause() {
    open_flight(true);
    ui::PauseContents p;
    p.mission = "Radio Check";
    p.mission_id = "radio-check";
    p.objectives = objectives();
    p.suspend = [] {};
    open(ui::pause_screen(p));
}

void Gallery::conversation() {
    open(ui::conversation_screen(
        "Radio Check",
        {{"0:01", "Leo", "Radio check. Can anyone hear me purr?", "radio-check"},
         {"0:05", "Mittens", "I can hear you very clearly, Leo. So can everybody else.", "radio-check"},
         {"1:12", "Admiral",
          "Two, two, then the odd one. When I was young they came one at a time and one could count them "
          "on the fingers of a single glove. I still have the glove.",
          "radio-check"}}));
}

void Gallery::open_result(ui::ResultContents r) {
    if (r.complete) open_flight(true);
    r.mission = "Radio Check";
    r.mission_id = "radio-check";
    const auto usual = objectives();
    r.objectives.insert(r.objectives.end(), usual.begin(), usual.end());
    r.figures = {{"Time", "2:04"}, {"Enemies", "6"}, {"Accuracy", "41 %"}, {"Damage taken", "12"}};
    r.watch = [] {};
    open(ui::result_screen(r));
    for (int i = 0; i < 20; ++i) shell_.advance(0.1);
}

void Gallery::result_complete() {
    ui::ResultContents r;
    r.complete = true;
    r.gains.tuna = 150;
    r.gains.best_time = true;
    r.gains.medals = {"first-purr", "scratching", "radio-works"};
    r.gains.unlocked = {"siamese", "spread-gun"};
    r.gains.opened = {"tuna-run", "souffle"};
    open_result(std::move(r));
}

void Gallery::result_failed() {
    ui::ResultContents r;
    r.reason = "your ship was lost";
    r.gains.tuna = 20;
    r.gains.lives_left = 1;
    open_result(std::move(r));
}

/// More objectives, news and medals than there is room for at full size.
void Gallery::result_crowded() {
    ui::ResultContents r;
    r.complete = true;
    r.gains.tuna = 150;
    r.gains.best_time = true;
    r.gains.medals.assign(5, "first-purr");
    r.gains.opened = {"tuna-run"};
    auto step = objectives().front();
    step.progress = "done";
    step.colour = view::kFriend;
    r.objectives.assign(15, step);
    open_result(std::move(r));
}

void Gallery::result_endless() {
    ui::ResultContents r;
    r.endless = true;
    r.gains.points = 12400;
    r.gains.rank = 1;
    r.gains.tuna = 320;
    open_result(std::move(r));
}
