#pragma once

#include "base/files.hpp"
#include "base/log.hpp"
#include "view/canvas.hpp"
#include "view/pictures.hpp"
#include "view/screen.hpp"
#include "view/text.hpp"

namespace nl::app {

/// What a frame is drawn with, put together in the right order. Stays where it is: the parts know one
/// another.
struct Graphics {
    Graphics(view::Screen on, const SearchPath& files, Log& log)
        : screen(std::move(on)),
          pictures(screen.device(), files, log),
          canvas(screen, pictures),
          text(screen, files, log) {}
    Graphics(const Graphics&) = delete;
    Graphics& operator=(const Graphics&) = delete;

    void begin_frame() {
        screen.begin_frame();
        text.begin_frame();
        canvas.begin();
    }
    void end_frame() {
        canvas.flush();
        screen.end_frame();
    }

    view::Screen screen;
    view::Pictures pictures;
    view::Canvas canvas;
    view::Text text;
};

}  // namespace nl::app
