// A flight on the screen: questions and skipped scenes, with what a player presses.

#include "app/flight_screen.hpp"

#include <cstdlib>

#include "source_folder.hpp"
#include "temporary_folder.hpp"

namespace nl::app {
namespace {

const std::filesystem::path kSource = nl::source_folder();

class OnScreen : public InFolder {
  protected:
    void fly(const std::string& script, const std::string& more = {}) {
        put("test.json", R"({ "name": "Test", )" + more +
                             R"( "script": [ { "function": "START", "lines": [ )" + script + " ] } ] }");
        Diagnostics found;
        auto loaded = load_for_flight((folder_ / "test.json").string(), files_, found);
        ASSERT_TRUE(loaded) << found.text();
        shell_.push(flight_screen(equipment_, std::move(*loaded), {}));
        shell_.settle();
        frame();
    }
    void frame() {
        shell_.advance(1.0 / 60.0);
        graphics_.begin_frame();
        shell_.frame({graphics_.canvas, graphics_.text, sounds_, 0.0}, {});
        graphics_.end_frame();
        shell_.settle();
        ++frames_;
    }
    void frames(int n) {
        for (int i = 0; i < n; ++i) frame();
    }
    void key(SDL_Scancode code, bool down) {
        SDL_Event e{};
        e.type = down ? SDL_KEYDOWN : SDL_KEYUP;
        e.key.keysym.scancode = code;
        devices_.handle(e);
    }
    void press(SDL_Scancode code) {
        key(code, true);
        frame();
        key(code, false);
        frame();
    }
    void pad(SDL_GameControllerButton button) {
        for (const bool down : {true, false}) {
            SDL_Event e{};
            e.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
            e.cbutton.button = static_cast<Uint8>(button);
            devices_.handle(e);
            frame();
        }
    }
    void point_at(int x, int y) {
        SDL_Event e{};
        e.type = SDL_MOUSEMOTION;
        e.motion.x = x;
        e.motion.y = y;
        e.motion.xrel = 5;
        devices_.handle(e);
        frame();
    }
    void click() {
        for (const bool down : {true, false}) {
            SDL_Event e{};
            e.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
            e.button.button = SDL_BUTTON_LEFT;
            e.button.x = static_cast<int>(devices_.mouse().x);
            e.button.y = static_cast<int>(devices_.mouse().y);
            devices_.handle(e);
            frame();
        }
    }
    void look(const std::string& name) {
        const char* folder = std::getenv("NINE_LIVES_LOOK");
        std::string why;
        if (folder == nullptr) return;
        frame();
        EXPECT_TRUE(graphics_.screen.save_png(std::filesystem::path(folder) / (name + ".png"), why)) << why;
    }
    /// Until the mission has ended; what it then was.
    void finish() {
        for (int i = 0; i < 3000 && !ended_; ++i) frame();
        ASSERT_TRUE(ended_);
    }

    SearchPath files_{{kSource}};
    Log log_{[](std::string_view) {}};
    content::Sounds no_sounds_;
    content::Feel feel_;
    EventLog events_{false};
    Graphics graphics_{view::Screen::offscreen(1280, 720), files_, log_};
    view::Audio audio_{files_, no_sounds_, feel_.mix, log_, false};
    InputDevices devices_;
    bool ended_ = false;
    std::uint64_t end_state_ = 0;
    std::string picked_;
    int frames_ = 0;
    FlightEquipment equipment_{graphics_,
                               audio_,
                               devices_,
                               feel_,
                               events_,
                               [] { return 1.0F; },
                               [this](const Flight& flight) {
                                   ended_ = true;
                                   StateHash world;
                                   flight.stage().world().hash(world);
                                   end_state_ = world.value();
                                   for (const auto& m : flight.stage().hud_messages()) picked_ += m.text;
                                   return ui::Gains{};
                               },
                               {},
                               nullptr};
    std::vector<std::string> sounds_;
    ui::Shell shell_;
};

const char* const kAsk = R"("DELAY 0.1", "CHOICE She is out of fuel, and the Greebles are coming. What now?",
    "OPTION Tow her home", "HUD_MSG tow", "OPTION Wait for the tanker", "HUD_MSG wait",
    "OPTION Leave her to it", "HUD_MSG leave", "END_CHOICE", "MISSION_COMPLETE")";

TEST_F(OnScreen, DigitsAnswer) {
    fly(kAsk);
    frames(20);
    look("choice");
    press(SDL_SCANCODE_3);
    finish();
    EXPECT_EQ(picked_, "leave");
}

TEST_F(OnScreen, AClickOnAnOptionAnswersAndDoesNotFire) {
    fly(kAsk);
    frames(40);
    for (int y = 20; y < 400 && devices_.marked_option() != 2; y += 8) point_at(640, y);
    ASSERT_EQ(devices_.marked_option(), 2);
    look("choice-pointed");
    frames(30);
    click();
    finish();
    EXPECT_EQ(picked_, "wait");
}

TEST_F(OnScreen, APadMovesTheMarkAndAnswersWithA) {
    fly(kAsk);
    frames(10);
    pad(SDL_CONTROLLER_BUTTON_DPAD_DOWN);  // from nothing to the first, or on to the next
    while (devices_.marked_option() != 3) pad(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    frames(40);
    pad(SDL_CONTROLLER_BUTTON_A);
    finish();
    EXPECT_EQ(picked_, "leave");
}

TEST_F(OnScreen, WhileTheWorldIsHeldTheKeysThatFlyChoose) {
    fly(kAsk, R"("choices": "hold",)");
    frames(60);
    EXPECT_EQ(devices_.marked_option(), 1);
    press(SDL_SCANCODE_DOWN);
    EXPECT_EQ(devices_.marked_option(), 2);
    look("choice-held");
    press(SDL_SCANCODE_RETURN);
    finish();
    EXPECT_EQ(picked_, "wait");
}

const char* const kScene =
    R"("CINEMATIC_BEGIN", "ACTORS one", "TITLE A long while ago", "MOVE_TO one;600,300", "DELAY 3",
    "MOVE_TO one;-600,300", "CINEMATIC_END", "HUD_MSG on", "MISSION_COMPLETE")";
const char* const kActor =
    R"("craft": [ { "type": "gnat", "name": "one", "x": 600, "y": -300, "orders": "hold" } ],)";

TEST_F(OnScreen, ASkippedSceneEndsAsAWatchedOneDoes) {
    // Without a mouse, so that nothing depends on where the camera has put the pointer.
    key(SDL_SCANCODE_LEFT, true);
    key(SDL_SCANCODE_LEFT, false);
    fly(kScene, kActor);
    finish();
    const std::uint64_t watched = end_state_;
    const int watched_frames = frames_;
    shell_.pop_to(0);
    shell_.settle();

    ended_ = false;
    frames_ = 0;
    fly(kScene, kActor);
    frames(40);
    key(SDL_SCANCODE_BACKSPACE, true);
    frames(30);
    look("skip");
    frames(30);
    key(SDL_SCANCODE_BACKSPACE, false);
    finish();
    EXPECT_EQ(end_state_, watched);
    EXPECT_LT(frames_, watched_frames / 2 + 120) << "but it has not been shown";
}

}  // namespace
}  // namespace nl::app
