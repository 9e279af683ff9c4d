#include "app/picture.hpp"

#include "app/graphics.hpp"
#include "content/feel.hpp"
#include "view/stage_view.hpp"

namespace nl::app {

struct FlightPicture::Body {
    Body(const LoadedMission& m, const SearchPath& f, Size size)
        : files(f),
          mission(m),
          feel(content::load_feel(files, ignored)),
          graphics(view::Screen::offscreen(size.width, size.height), files, log),
          view(graphics.canvas, graphics.text, nullptr, *mission.library, *mission.mission, feel) {}

    SearchPath files;
    LoadedMission mission;
    Diagnostics ignored;  // validate tells of them
    content::Feel feel;
    Log log;
    Graphics graphics;
    view::StageView view;
};

FlightPicture::FlightPicture(const LoadedMission& mission, const SearchPath& files, Size size)
    : body_(std::make_unique<Body>(mission, files, size)) {}
FlightPicture::~FlightPicture() = default;

void FlightPicture::after_tick(const sim::Stage& stage) { body_->view.after_tick(stage); }

bool FlightPicture::save(const sim::Stage& stage, const std::filesystem::path& path, std::string& why) {
    body_->graphics.begin_frame();
    body_->view.draw(stage, 1.0F);
    body_->graphics.end_frame();
    return body_->graphics.screen.save_png(path, why);
}

}  // namespace nl::app
