#include "view/draw_bench.hpp"

#include <ctime>

#include "content/mission.hpp"
#include "view/stage_view.hpp"

namespace nl::view {

namespace {

constexpr int kWarmUp = 120;  // ticks: the first shots have been fired, all pictures are there
constexpr int kTicks = 600;
constexpr int kEvery = 3;

double processor_milliseconds() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) * 1e-6;
}

content::Mission battle(int a_side) {
    content::Mission m;
    m.id = m.name = "bench";
    content::MissionCraft cats;
    cats.type = cats.name = "tabby";
    cats.side = "cats";
    cats.count = a_side - 1;
    cats.at = {0.0F, 250.0F};
    cats.scatter = 350.0F;
    content::MissionCraft greebles = cats;
    greebles.type = greebles.name = "gnat";
    greebles.side = "greebles";
    greebles.count = a_side;
    greebles.at = {0.0F, -250.0F};
    if (cats.count > 0) m.craft.push_back(cats);
    m.craft.push_back(greebles);
    for (auto& c : m.craft) c.lives = 30;  // the battle goes on
    content::Hazard rocks;
    rocks.count = 20;
    m.hazards.push_back(rocks);
    return m;
}

}  // namespace

DrawCost measure_drawing(const SearchPath& files, const content::Library& library, const content::Feel& feel,
                         Log& log, int a_side, Quality quality, int width, int height) {
    const content::Mission mission = battle(a_side);
    sim::World world(library, mission, 1,
                     library.difficulties.empty() ? content::Difficulty{} : library.difficulties[0]);
    Screen screen = Screen::offscreen(width, height);
    Pictures pictures(screen.device(), files, log);
    Text text(screen, files, log);
    Canvas canvas(screen, pictures);
    StageView view(canvas, text, nullptr, library, mission, feel);
    ViewOptions options;
    options.quality = quality;
    view.set_options(options);
    sim::MessageQueue messages;
    messages.push({"Mittens", "", std::string(400, 'w'), sim::BoxStyle::Message});
    Scene scene{world};
    scene.messages = &messages;
    sim::Input input;
    input.set(sim::Input::Fire);
    DrawCost cost;
    int frames = 0;
    std::size_t textures = 0;
    for (int i = 1; i <= kWarmUp + kTicks; ++i) {
        input.set(sim::Input::NextTarget, i % 90 == 1);
        world.step(input);
        messages.step(i, false);
        view.after_tick(scene);
        if (i % kEvery != 0) continue;
        const double begun = processor_milliseconds();
        screen.begin_frame();
        text.begin_frame();
        canvas.begin();
        view.draw(scene, 0.5F);
        canvas.flush();
        screen.end_frame();
        if (i <= kWarmUp) {
            textures = screen.device().textures_made();
            continue;
        }
        cost.milliseconds += processor_milliseconds() - begun;
        cost.draw_calls += canvas.draw_calls();
        cost.quads += static_cast<double>(canvas.quads());
        ++frames;
    }
    cost.textures_made = static_cast<int>(screen.device().textures_made() - textures);
    cost.milliseconds /= frames;
    cost.draw_calls /= frames;
    cost.quads /= frames;
    return cost;
}

}  // namespace nl::view
