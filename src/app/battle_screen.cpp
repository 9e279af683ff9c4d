#include "app/bot_flight.hpp"
#include "app/fixed_step.hpp"
#include "app/flight_screen.hpp"
#include "view/stage_view.hpp"

namespace nl::app {
namespace {

class BattleScreen final : public ui::Screen {
  public:
    BattleScreen(const FlightEquipment& equipment, LoadedMission mission)
        : equipment_(equipment), mission_(std::move(mission)) {
        begin();
    }

    void advance(double seconds, bool on_top, ui::Shell& shell) override {
        if (on_top || shell.hides(*this) || shell.options.reduced_motion) return;
        const int ticks = step_.advance(seconds);
        for (int i = 0; i < ticks; ++i) {
            flight_->tick(bot_.decide(flight_->stage()));
            view_->after_tick(flight_->stage());
        }
        (void)view_->take_beat();
        const bool lost = flight_->stage().world().player_craft() == nullptr;
        if (flight_->stage().ended() || lost || flight_->stage().now() > kLongest) begin();
    }
    void show(ui::Ui&, ui::Shell&) override { view_->draw(flight_->stage(), step_.share()); }
    [[nodiscard]] Vec2 least_size() const override { return {}; }
    [[nodiscard]] std::string_view name() const override { return "battle"; }

  private:
    static constexpr sim::Tick kLongest = 5 * 60 * sim::kTicksPerSecond;

    void begin() {
        sim::StageOptions options;
        options.seed = ++seed_;
        view_.reset();
        flight_ = std::make_unique<Flight>(mission_, options);
        bot_ = sim::Bot();
        view_ =
            std::make_unique<view::StageView>(equipment_.graphics.canvas, equipment_.graphics.text, nullptr,
                                              *mission_.library, *mission_.mission, equipment_.feel);
        view::ViewOptions look;
        look.quality = view::Quality::Medium;
        look.hud = false;
        look.shake = 0.0F;
        look.flash = 0.3F;
        view_->set_options(look);
    }

    const FlightEquipment& equipment_;
    LoadedMission mission_;
    std::unique_ptr<Flight> flight_;
    std::unique_ptr<view::StageView> view_;
    sim::Bot bot_;
    FixedStep step_;
    std::uint64_t seed_ = 0;
};

}  // namespace

std::unique_ptr<ui::Screen> battle_screen(const FlightEquipment& equipment, LoadedMission mission) {
    return std::make_unique<BattleScreen>(equipment, std::move(mission));
}

}  // namespace nl::app
