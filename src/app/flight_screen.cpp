#include "app/flight_screen.hpp"

#include <algorithm>

#include "app/apply_options.hpp"
#include "app/fixed_step.hpp"
#include "app/pace.hpp"
#include "app/rerun.hpp"
#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/screens.hpp"
#include "view/stage_view.hpp"

namespace nl::app {
namespace {

class FlightScreen final : public ui::Screen {
  public:
    FlightScreen(const FlightEquipment& equipment, LoadedMission mission, const sim::StageOptions& options)
        : equipment_(equipment), mission_(std::move(mission)), options_(options) {
        begin();
    }
    FlightScreen(const FlightEquipment& equipment, LoadedMission mission, save::Replay recorded,
                 std::function<void(const std::string& why)> refused)
        : equipment_(equipment),
          mission_(std::move(mission)),
          options_(options_of(recorded)),
          rerun_(std::make_unique<Rerun>(std::move(recorded), mission_)),
          refused_(std::move(refused)) {
        begin();
    }
    ~FlightScreen() override {
        if (equipment_.live != nullptr) *equipment_.live = {};
    }
    FlightScreen(const FlightScreen&) = delete;
    FlightScreen& operator=(const FlightScreen&) = delete;

    void advance(double seconds, bool on_top, ui::Shell& shell) override {
        take_fresh_mission(shell);
        view_->set_options(view_options(shell.options, equipment_.graphics.screen.device().accelerated()));
        if (restart_) begin();
        if (!on_top || over_) return;
        depth_ = shell.size();
        if (rerun_) return catch_up(shell);
        if (equipment_.devices.take_pause()) return pause(shell);
        const Vec2 pointer = equipment_.devices.mouse() * equipment_.pixels_per_point();
        view_->point_at(pointer);
        if (flight_->stage().cinema().skipping) return skip_scene(shell);
        const int ticks = step_.advance(pace_.of(seconds * static_cast<double>(shell.options.game_speed)));
        for (int i = 0; i < ticks && !over_; ++i) tick(pointer, shell);
    }

    void show(ui::Ui& ui, ui::Shell&) override {
        view_->draw(rerun_ ? rerun_->flight().stage() : flight_->stage(), step_.share());
        if (rerun_) show_progress(ui);
    }
    [[nodiscard]] Vec2 least_size() const override { return {}; }
    [[nodiscard]] std::string_view name() const override { return "flight"; }

  private:
    void begin() {
        restart_ = false;
        over_ = false;
        view_.reset();
        if (!rerun_) flight_ = std::make_unique<Flight>(mission_, options_);
        view_ = std::make_unique<view::StageView>(equipment_.graphics.canvas, equipment_.graphics.text,
                                                  &equipment_.audio, *mission_.library, *mission_.mission,
                                                  equipment_.feel);
        asked_ = false;
        step_.reset();
        equipment_.devices.release_all();
        if (equipment_.live != nullptr)
            *equipment_.live = {mission_.source, mission_.files_hash, std::nullopt};
    }

    /// What its writer has changed is seen from its first tick, whatever screen lies over the flight.
    void take_fresh_mission(ui::Shell& shell) {
        if (equipment_.live == nullptr || !equipment_.live->fresh) return;
        mission_ = std::move(*equipment_.live->fresh);
        equipment_.live->fresh.reset();
        rerun_.reset();
        again(shell);
    }

    /// The same ticks as if it were watched, but none of them shown (SCRIPT.md section 7).
    void skip_scene(ui::Shell& shell) {
        constexpr int kMostAtOnce = 240;  // so that the window stays awake
        const sim::Stage& stage = flight_->stage();
        for (int i = 0; i < kMostAtOnce && stage.cinema().skipping && !over_; ++i) {
            flight_->tick({});
            if (stage.ended()) end(shell);
        }
        if (stage.cinema().skipping || over_) return;
        equipment_.events.say("skipped");
        equipment_.devices.release_all();
        step_.reset();
        view_->after_tick(stage);
        (void)view_->take_beat();
    }

    void ask(const sim::Stage& stage, Vec2 pointer) {
        const auto choice = stage.choice();
        Question question;
        if (choice) {
            question.options = static_cast<std::uint8_t>(choice->count);
            question.pointed = static_cast<std::uint8_t>(view_->option_at(pointer));
            question.held = stage.held();
        }
        if (choice && !asked_) equipment_.events.say("choice", choice->question);
        asked_ = choice.has_value();
        equipment_.devices.ask(question);
        view_->mark_option(equipment_.devices.marked_option());
    }

    /// A part of what was flown before a frame, until all of it has been.
    void catch_up(ui::Shell& shell) {
        constexpr int kTicksAFrame = 900;
        for (int i = 0; i < kTicksAFrame && rerun_->tick() && !rerun_->difference(); ++i) {
        }
        if (rerun_->difference()) {
            over_ = true;
            shell.pop();
            return refused_(*rerun_->difference());
        }
        if (!rerun_->at_end()) return;
        flight_ = rerun_->take();
        flight_->mark_continued();
        rerun_.reset();
        view_->after_tick(flight_->stage());
        step_.reset();
        equipment_.devices.release_all();
        pause(shell);  // nobody flies well with the first tick
    }

    void show_progress(ui::Ui& ui) const {
        ui.canvas().set_layer(view::Canvas::kFirstUiLayer);
        ui.shade(0.5F);
        const auto all = ui.screen();
        const float share =
            static_cast<float>(rerun_->now()) / static_cast<float>(std::max<sim::Tick>(1, rerun_->ticks()));
        view::TextStyle text;
        text.size = 26.0F;
        ui.label(ui.tr("Flying back to where you were"), {all.centre().x, all.centre().y - 50.0F}, text,
                 view::Align::Centre);
        const view::Rect bar{all.centre().x - 240.0F, all.centre().y, 480.0F, 10.0F};
        ui.canvas().rect(bar, view::rgb(0x8FA8D0, 0.35F));
        ui.canvas().rect({bar.x, bar.y, bar.w * share, bar.h}, view::kEdge);
    }

    void tick(Vec2 pointer, ui::Shell& shell) {
        const sim::Stage& stage = flight_->stage();
        ask(stage, pointer);
        flight_->tick(equipment_.devices.take(view_->aim_of(stage, pointer)));
        view_->after_tick(stage);
        pace_.add(view_->take_beat());
        feel_blows(stage);
        if (const sim::Message* m = stage.messages().opened())
            equipment_.events.say("message_open", m->speaker);
        if (stage.ended()) end(shell);
    }

    /// What hits the player is felt in the hands.
    void feel_blows(const sim::Stage& stage) {
        using K = sim::EventKind;
        for (const sim::Event& e : stage.world().events()) {
            if (e.craft != stage.world().player()) continue;
            if (e.kind == K::Hit) equipment_.devices.rumble(0.35F + e.value / 40.0F, 0.16F);
            if (e.kind == K::ShieldHit) equipment_.devices.rumble(0.2F + e.value / 80.0F, 0.1F);
            if (e.kind == K::Destroyed) equipment_.devices.rumble(1.0F, 0.7F);
        }
    }

    void pause(ui::Shell& shell) {
        equipment_.devices.release_all();
        ui::PauseContents c;
        c.mission = mission_.mission->name;
        c.mission_id = mission_.mission->id;
        c.objectives = ui::objective_lines(flight_->stage());
        c.conversation = ui::spoken_lines(flight_->stage());
        c.restart = [this, &shell] { again(shell); };
        c.leave = [this, &shell] { leave(shell); };
        if (equipment_.on_suspend && !flight_->stage().ended())
            c.suspend = [this, &shell] {
                if (equipment_.on_suspend(*flight_)) leave(shell);
            };
        shell.push(ui::pause_screen(std::move(c)));
    }

    void end(ui::Shell& shell) {
        over_ = true;
        const sim::Stage& stage = flight_->stage();
        equipment_.events.say("result", result_of(stage));
        ui::ResultContents c;
        if (equipment_.on_end) c.gains = equipment_.on_end(*flight_);
        c.endless = mission_.mission->kind == content::MissionKind::Endless;
        c.mission = mission_.mission->name;
        c.mission_id = mission_.mission->id;
        c.complete = stage.status() == sim::Status::Complete;
        c.reason = std::string(stage.fail_reason());
        c.objectives = ui::objective_lines(stage);
        for (auto& line : c.objectives)
            if (line.progress.empty()) line.progress = to_translate("not done"), line.colour = view::kDim;
        c.figures = figures();
        c.conversation = ui::spoken_lines(stage);
        c.watch = [&shell] { watch_last(shell); };
        c.retry = [this, &shell] { again(shell); };
        c.leave = [this, &shell] { leave(shell); };
        shell.push(ui::result_screen(std::move(c)));
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> figures() const {
        const sim::Stage& stage = flight_->stage();
        const sim::Statistics& s = stage.statistics();
        std::vector<std::pair<std::string, std::string>> out = {
            {std::string(to_translate("Time")), ui::minutes_and_seconds(stage.clock())},
            {std::string(to_translate("Greebles")), std::to_string(s.kills)}};
        if (s.shots > 0)
            out.emplace_back(to_translate("Accuracy"), concat(std::to_string(s.hits * 100 / s.shots), " %"));
        out.emplace_back(to_translate("Damage taken"), std::to_string(static_cast<int>(s.damage_taken)));
        if (s.losses > 0) out.emplace_back(to_translate("Friends lost"), std::to_string(s.losses));
        return out;
    }

    static void watch_last(ui::Shell& shell) {
        if (!shell.services.list_replays || !shell.services.watch_replay) return;
        const auto kept = shell.services.list_replays();
        if (!kept.empty()) shell.services.watch_replay(kept.front().file);
    }

    /// From a screen above: back to this one, at the first tick.
    void again(ui::Shell& shell) {
        give_up();
        restart_ = true;
        if (depth_ > 0) shell.pop_to(depth_);
    }
    void leave(ui::Shell& shell) {
        give_up();
        equipment_.audio.stop_all();
        shell.pop_to(depth_ - 1);
    }

    /// A flight that is left before its end may have cost a life.
    void give_up() {
        if (!over_ && equipment_.on_end) (void)equipment_.on_end(*flight_);
        over_ = true;
    }

    const FlightEquipment& equipment_;
    LoadedMission mission_;
    sim::StageOptions options_;
    std::unique_ptr<Flight> flight_;
    std::unique_ptr<Rerun> rerun_;  ///< while a suspended flight is flown again; flight_ is made of it
    std::function<void(const std::string& why)> refused_;
    std::unique_ptr<view::StageView> view_;
    FixedStep step_;
    Pace pace_;
    std::size_t depth_ = 0;  ///< how many screens there are with this one on top
    bool restart_ = false;
    bool over_ = false;
    bool asked_ = false;  ///< a CHOICE waits
};

}  // namespace

std::unique_ptr<ui::Screen> flight_screen(const FlightEquipment& equipment, LoadedMission mission,
                                          const sim::StageOptions& options) {
    return std::make_unique<FlightScreen>(equipment, std::move(mission), options);
}

std::unique_ptr<ui::Screen> resumed_flight_screen(const FlightEquipment& equipment, LoadedMission mission,
                                                  save::Replay recorded,
                                                  std::function<void(const std::string& why)> refused) {
    return std::make_unique<FlightScreen>(equipment, std::move(mission), std::move(recorded),
                                          std::move(refused));
}

}  // namespace nl::app
