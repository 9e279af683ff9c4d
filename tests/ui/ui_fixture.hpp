#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "source_folder.hpp"
#include "ui/screens.hpp"

/// A shell on a screen in memory: frames with what a player does, and what came of them. With
/// NINE_LIVES_LOOK=FOLDER set the pictures are left there to be looked at.
class UiTest : public testing::Test {
  protected:
    explicit UiTest(int width = 1280, int height = 720)
        : files_({nl::source_folder()}),
          log_([this](std::string_view line) { said_ += std::string(line) + "\n"; }),
          screen_(nl::view::Screen::offscreen(width, height)),
          pictures_(screen_.device(), files_, log_),
          canvas_(screen_, pictures_),
          text_(screen_, files_, log_) {
        shell_.library = library();
        shell_.profile = nl::save::new_profile(shell_.library->campaign);
    }

    /// The game's own, loaded once.
    static std::shared_ptr<const nl::content::Library> library() {
        static const auto kLibrary = [] {
            nl::Diagnostics ignored;
            return std::make_shared<const nl::content::Library>(
                nl::content::load_library(nl::SearchPath({nl::source_folder()}), ignored));
        }();
        return kLibrary;
    }

    void open(std::unique_ptr<nl::ui::Screen> screen) {
        shell_.push(std::move(screen));
        shell_.settle();
        frame({});
    }
    void frame(nl::ui::UiInput input) {
        sounds_.clear();
        screen_.begin_frame();
        text_.begin_frame();
        canvas_.begin();
        nl::ui::Screen* shown = shell_.top();
        shell_.frame({canvas_, text_, sounds_, time_}, input);
        if (shown != nullptr) {
            EXPECT_LE(shown->focus().shown(), 1U) << shown->name() << ": two have the focus";
        }
        canvas_.flush();
        screen_.end_frame();
        shell_.settle();
        time_ += 1.0 / 60.0;
    }
    void press(bool nl::ui::UiInput::*key) {
        nl::ui::UiInput input;
        input.*key = true;
        frame(input);
    }
    void click(nl::Vec2 at) {
        nl::ui::UiInput input;
        input.pointer = at;
        input.pointer_moved = true;
        frame(input);
        input.pointer_moved = false;
        input.pointer_held = input.pointer_pressed = true;
        frame(input);
        input.pointer_held = input.pointer_pressed = false;
        input.pointer_released = true;
        frame(input);
    }
    [[nodiscard]] std::string top() const { return shell_.top() ? std::string(shell_.top()->name()) : ""; }
    void look(const std::string& name) {
        const char* folder = std::getenv("NINE_LIVES_LOOK");
        if (folder == nullptr) return;
        frame({});
        std::string why;
        EXPECT_TRUE(screen_.save_png(std::filesystem::path(folder) / (name + ".png"), why)) << why;
    }

    nl::SearchPath files_;
    std::string said_;
    nl::Log log_;
    nl::view::Screen screen_;
    nl::view::Pictures pictures_;
    nl::view::Canvas canvas_;
    nl::view::Text text_;
    nl::ui::Shell shell_;
    std::vector<std::string> sounds_;
    double time_ = 0.0;
};
