#include "app/picture.hpp"

#include "app/graphics.hpp"
#include "app/input_devices.hpp"
#include "content/feel.hpp"
#include "content/languages.hpp"
#include "view/stage_view.hpp"

namespace nl::app {

struct FlightPicture::Body {
    Body(const LoadedMission& m, const SearchPath& f, Size size)
        : files(f),
          mission(m),
          feel(content::load_feel(files, ignored)),
          graphics(view::Screen::offscreen(size.width, size.height), files, log),
          view(graphics.canvas, graphics.text, nullptr, *mission.library, *mission.mission, feel) {
        graphics.text.set_control_names(InputDevices().control_names());
    }

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

void FlightPicture::set_language(std::string_view code) {
    body_->graphics.text.set_texts(content::load_language(body_->files, code, body_->ignored));
}

void FlightPicture::note_lines(std::vector<std::string>* into) { body_->graphics.text.note_lines(into); }

void FlightPicture::after_tick(const sim::Stage& stage) { body_->view.after_tick(stage); }

void FlightPicture::draw(const sim::Stage& stage) {
    body_->graphics.begin_frame();
    body_->view.draw(stage, 1.0F);
    body_->graphics.end_frame();
}

bool FlightPicture::save(const sim::Stage& stage, const std::filesystem::path& path, std::string& why) {
    draw(stage);
    return body_->graphics.screen.save_png(path, why);
}

}  // namespace nl::app
