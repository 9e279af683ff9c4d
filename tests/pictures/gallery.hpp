#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "content/feel.hpp"
#include "pictures/still.hpp"
#include "ui/round_fixture.hpp"

class Gallery;

/// A picture of a screen around the missions.
struct ScreenPicture {
    std::string name;
    void (Gallery::*arrange)();  ///< opens it and does what is to be seen
    int width = 1280;
    int height = 720;
    float ui_scale = 1.0F;
    float text_scale = 1.0F;
    bool pseudo = false;  ///< in the language for translators: a third longer, accented
};
/// What a list of tests calls it, instead of its bytes.
inline void PrintTo(const ScreenPicture& picture, std::ostream* out) { *out << picture.name; }

/// All screens, each opened for a pilot who has seen something of everything. What campaign and shop offer is
/// held fast: a new mission, medal or ship is no reason to store pictures anew.
class Gallery : public Round, public testing::WithParamInterface<ScreenPicture> {
  public:
    void title();
    void title_new();
    void title_noticed();
    void profiles();
    void new_profile();
    void confirm();
    void planets();
    void planets_locked();
    void comms();
    void comms_briefing();
    void hangar_ships();
    void hangar_weapons();
    void hangar_upgrades();
    void log_quests();
    void log_notes();
    void log_talk();
    void log_codex();
    void records_medals();
    void records_statistics();
    void records_best();
    void records_replays();
    void briefing();
    void talk();
    void talk_choice();
    void options_game();
    void options_sound();
    void options_picture();
    void options_controls();
    void options_ease();
    void controls();
    void controls_question();
    void pause();
    void conversation();
    void result_complete();
    void result_failed();
    void result_crowded();
    void result_endless();
    void credits();
    void error();

    /// What is on the screen now.
    nl::view::Image drawn();

  protected:
    Gallery();

  private:
    void hold_content_fast();
    void keep_profiles();
    /// A flight that stands still, behind what is opened next.
    void open_flight(bool hud);
    void open_hub(int page, std::size_t inner_tab, std::size_t row);
    void open_options(int page);
    void open_result(nl::ui::ResultContents contents);
    [[nodiscard]] std::vector<nl::ui::ObjectiveLine> objectives() const;

    nl::content::Feel feel_;
    bool asking_ = false;  ///< whether the controls wait for a key
};

/// Every picture that is stored.
[[nodiscard]] const std::vector<ScreenPicture>& screen_pictures();
