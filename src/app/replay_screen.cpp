#include "app/replay_screen.hpp"

#include <algorithm>

#include "app/apply_options.hpp"
#include "app/replay_clock.hpp"
#include "app/rerun.hpp"
#include "base/text.hpp"
#include "ui/screens.hpp"
#include "view/stage_view.hpp"

namespace nl::app {
namespace {

using view::Rect;

constexpr sim::Tick kJump = 10 * sim::kTicksPerSecond;
constexpr int kTicksAFrame = 1200;    // flown unseen on the way to a moment
constexpr float kPanSpeed = 1400.0F;  // units a second
constexpr float kNearest = 3.0F;      // times the usual size
constexpr float kFarthest = 0.25F;
constexpr float kCornerLeft = 352.0F;  // UI units that the HUD has in the corners below
constexpr float kCornerRight = 226.0F;
constexpr float kStripHeight = 92.0F;  // UI units
constexpr std::string_view kKeys =
    "Enter pause   Left, Right 10 s   Up, Down speed   Page Up start   "
    "WASD or drag look   wheel zoom   Tab, R follow   Escape leave";

class ReplayScreen final : public ui::Screen {
  public:
    ReplayScreen(const FlightEquipment& equipment, save::Replay replay, LoadedMission mission)
        : equipment_(equipment), mission_(mission), rerun_(std::move(replay), std::move(mission)) {
        begin_view();
    }

    void advance(double seconds, bool on_top, ui::Shell& shell) override {
        auto options = view_options(shell.options, equipment_.graphics.screen.device().accelerated());
        view_->set_options(options);
        if (!on_top) return;
        steer(seconds);
        if (wanted_ >= 0) return travel();
        const int ticks = clock_.advance(seconds);
        for (int i = 0; i < ticks && rerun_.tick(); ++i) {
            place_camera();
            view_->after_tick(stage());
        }
        (void)view_->take_beat();
        if (clock_.paused()) look_while_paused();
    }

    void show(ui::Ui& ui, ui::Shell& shell) override {
        view_->draw(stage(), clock_.paused() ? 1.0F : clock_.share());
        use_mouse(ui);
        show_strip(ui);
        if (ui.back()) shell.pop();
    }
    [[nodiscard]] Vec2 least_size() const override { return {}; }
    [[nodiscard]] std::string_view name() const override { return "replay"; }

  private:
    [[nodiscard]] const sim::Stage& stage() const { return rerun_.flight().stage(); }

    void begin_view() {
        view_ = std::make_unique<view::StageView>(equipment_.graphics.canvas, equipment_.graphics.text,
                                                  &equipment_.audio, *mission_.library, *mission_.mission,
                                                  equipment_.feel);
    }

    /// To another moment: what lies between is flown without being seen, a part of it a frame.
    void travel() {
        for (int i = 0; i < kTicksAFrame && rerun_.now() < wanted_; ++i)
            if (!rerun_.tick()) break;
        if (rerun_.now() < wanted_ && !rerun_.at_end()) return;
        wanted_ = -1;
        begin_view();
        place_camera();
        view_->after_tick(stage());
    }
    void go_to(sim::Tick tick) {
        wanted_ = std::clamp<sim::Tick>(tick, 1, std::max<sim::Tick>(1, rerun_.ticks()));
        if (wanted_ < rerun_.now()) rerun_.restart();
    }

    // ---- keys and pad: those of the flight

    void steer(double seconds) {
        const sim::Input now = equipment_.devices.take({});
        const auto went = [](int before, int after) { return before == 0 ? after : 0; };
        const int turn = went(last_.turn, now.turn);
        const int thrust = went(last_.thrust, now.thrust);
        if (turn > 0 || now.has(sim::Input::NextSecondary)) go_to(rerun_.now() + kJump);
        if (turn < 0 || now.has(sim::Input::NextGun)) go_to(rerun_.now() - kJump);
        if (thrust > 0 || now.has(sim::Input::OrderAttack)) clock_.faster();
        if (thrust < 0 || now.has(sim::Input::OrderGuard)) clock_.slower();
        if (now.has(sim::Input::OrderRegroup)) go_to(1);
        if (now.has(sim::Input::NextTarget)) follow_next();
        if (now.has(sim::Input::NearestTarget)) free_ = false, followed_ = {}, zoom_ = 1.0F;
        const Vec2 pan =
            Vec2{static_cast<float>(now.move_x), static_cast<float>(now.move_y)} * (1.0F / 127.0F);
        if (pan != Vec2{})
            set_free(view_->middle() + pan * (kPanSpeed / zoom_ * static_cast<float>(seconds)));
        last_ = now;
    }

    // ---- camera

    void set_free(Vec2 at) {
        free_ = true;
        at_ = at;
        const Vec2 half = stage().world().arena() * 0.5F;
        at_ = {std::clamp(at_.x, -half.x, half.x), std::clamp(at_.y, -half.y, half.y)};
    }
    void follow_next() {
        const auto& craft = stage().world().craft();
        free_ = false;
        const std::uint32_t from = followed_.empty() ? 0 : followed_.index + 1;
        for (std::uint32_t i = 0; i < craft.slot_count(); ++i) {
            const std::uint32_t slot = (from + i) % craft.slot_count();
            if (craft.at_slot(slot) == nullptr) continue;
            followed_ = craft.handle_at(slot);
            return;
        }
    }
    void place_camera() {
        const sim::Craft* craft = followed_.empty() ? nullptr : stage().world().craft().get(followed_);
        if (craft != nullptr && !free_) at_ = craft->position;
        if (!free_ && craft == nullptr) {
            followed_ = {};
            at_ = view_->middle();
        }
        if (free_ || craft != nullptr || zoom_ != 1.0F)
            view_->look(view::Camera::Look{craft == nullptr && !free_ ? player_at() : at_, zoom_});
        else
            view_->look(std::nullopt);
    }
    [[nodiscard]] Vec2 player_at() const {
        const sim::Craft* player = stage().world().player_craft();
        return player != nullptr ? player->position : at_;
    }
    /// Time stands still, the camera does not: twice, so that it does not lie between two places.
    void look_while_paused() {
        place_camera();
        view_->move_camera(stage());
        view_->move_camera(stage());
    }

    void use_mouse(ui::Ui& ui) {
        const ui::UiInput& in = ui.input();
        if (in.accept) clock_.toggle_pause();
        if (in.page_up) go_to(1);
        if (in.wheel != 0.0F)
            zoom_ = std::clamp(zoom_ * (in.wheel > 0.0F ? 1.15F : 1.0F / 1.15F), kFarthest, kNearest);
        const Rect line = timeline(ui);
        const bool on_line = line.inset(-8.0F).contains(in.pointer);
        if (in.pointer_pressed) dragging_ = !on_line;
        if (in.pointer_pressed && on_line)
            go_to(static_cast<sim::Tick>((in.pointer.x - line.x) / line.w *
                                         static_cast<float>(rerun_.ticks())));
        if (in.pointer_held && dragging_ && in.pointer != pointer_) {
            const float units = view_->units_per_pixel() * equipment_.graphics.screen.scale();
            set_free(view_->middle() - (in.pointer - pointer_) * units);
        }
        pointer_ = in.pointer;
    }

    // ---- the strip below

    /// Between the HUD's corners.
    [[nodiscard]] static Rect strip(const ui::Ui& ui) {
        const Rect all = ui.screen();
        const float left = all.x + kCornerLeft;
        return {left, all.bottom() - kStripHeight - 8.0F, all.right() - kCornerRight - left, kStripHeight};
    }
    [[nodiscard]] static Rect timeline(const ui::Ui& ui) {
        const Rect s = strip(ui);
        return {s.x + 84.0F, s.y + 18.0F, s.w - 168.0F, 8.0F};
    }
    [[nodiscard]] std::string followed_name() const {
        if (free_) return "free camera";
        const sim::Craft* craft = followed_.empty() ? nullptr : stage().world().craft().get(followed_);
        return concat("following ", craft != nullptr && !craft->player ? craft->type->name : "the player");
    }
    [[nodiscard]] std::string state() const {
        if (wanted_ >= 0) return "on the way...";
        if (rerun_.difference()) return concat("not as it was flown: ", *rerun_.difference());
        std::string speed = clock_.speed() == 0.25F  ? "1/4"
                            : clock_.speed() == 0.5F ? "1/2"
                                                     : std::to_string(static_cast<int>(clock_.speed()));
        return concat(rerun_.at_end()   ? "the end"
                      : clock_.paused() ? "paused"
                                        : "replay",
                      "   speed ", speed, "   ", followed_name());
    }
    void show_strip(ui::Ui& ui) const {
        const Rect s = strip(ui);
        ui.canvas().set_layer(view::Canvas::kFirstUiLayer);
        ui.canvas().rect(s, view::rgb(0x060A1A, 0.92F));
        ui.canvas().frame(s, 1.5F, view::rgb(0x58E2FF, 0.4F));
        const Rect line = timeline(ui);
        const float share =
            static_cast<float>(rerun_.now()) / static_cast<float>(std::max<sim::Tick>(1, rerun_.ticks()));
        ui.canvas().rect(line, view::rgb(0x8FA8D0, 0.35F));
        ui.canvas().rect({line.x, line.y, line.w * share, line.h}, view::kEdge);
        ui.canvas().rect({line.x + line.w * share - 3.0F, line.y - 5.0F, 6.0F, line.h + 10.0F}, view::kText);
        view::TextStyle text;
        text.size = 20.0F;
        text.colour = view::kText;
        ui.label(ui::minutes_and_seconds(rerun_.now()), {line.x - 14.0F, s.y + 8.0F}, text,
                 view::Align::Right);
        ui.label(ui::minutes_and_seconds(rerun_.ticks()), {line.right() + 14.0F, s.y + 8.0F}, text);
        text.size = 18.0F;
        text.colour = view::kAmber;
        ui.label(state(), {s.centre().x, s.y + 36.0F}, text, view::Align::Centre);
        text.size = 15.0F;
        text.colour = view::kDim;
        ui.label(ui.tr(kKeys), {s.centre().x, s.y + 64.0F}, text, view::Align::Centre);
    }

    const FlightEquipment& equipment_;
    LoadedMission mission_;
    Rerun rerun_;
    std::unique_ptr<view::StageView> view_;
    ReplayClock clock_;
    sim::Tick wanted_ = -1;  ///< the moment that is being travelled to; -1 = none
    sim::Input last_;
    bool free_ = false;
    Handle followed_;  ///< empty = the player
    Vec2 at_;
    float zoom_ = 1.0F;
    bool dragging_ = false;
    Vec2 pointer_;
};

}  // namespace

std::unique_ptr<ui::Screen> replay_screen(const FlightEquipment& equipment, save::Replay replay,
                                          LoadedMission mission) {
    return std::make_unique<ReplayScreen>(equipment, std::move(replay), std::move(mission));
}

}  // namespace nl::app
