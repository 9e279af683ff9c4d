#include "ui/screen.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::ui {

void Shell::keep() {
    std::string why;
    if (slots == nullptr || slots->current() == 0 || slots->save(profile, why)) return;
    const std::string notice = concat("Your progress cannot be kept: ", why);
    if (!save::has(notices, notice)) notices.push_back(notice);
}

void Shell::push(std::unique_ptr<Screen> screen) {
    Change c;
    c.push = std::move(screen);
    changes_.push_back(std::move(c));
}

void Shell::pop() {
    Change c;
    c.pop = true;
    changes_.push_back(std::move(c));
}

void Shell::pop_to(std::size_t left) {
    Change c;
    c.pop_to = left;
    changes_.push_back(std::move(c));
}

void Shell::back_to(std::string_view name) {
    std::size_t left = screens_.size();
    while (left > 0 && screens_[left - 1]->name() != name) --left;
    pop_to(left);
}

void Shell::settle() {
    for (std::size_t i = 0; i < changes_.size(); ++i) {
        Change c = std::move(changes_[i]);
        if (c.push) {
            screens_.push_back(std::move(c.push));
        } else if (c.pop) {
            if (!screens_.empty()) screens_.pop_back();
        } else if (c.pop_to < screens_.size()) {
            screens_.resize(c.pop_to);
        }
    }
    changes_.clear();
}

float Shell::scale_for(const Screen& screen, const view::Screen& on) {
    const Vec2 least = screen.least_size();
    const Vec2 whole = on.ui_size() * on.ui_scale();
    float scale = on.ui_scale();
    if (least.x > 0.0F) scale = std::min(scale, whole.x / least.x);
    if (least.y > 0.0F) scale = std::min(scale, whole.y / least.y);
    return scale;
}

void Shell::frame(const Tools& tools, const UiInput& input) {
    constexpr int kLayersEach = 2;
    std::size_t first = screens_.size();
    while (first > 0 && !screens_[--first]->covers_all()) {
    }
    const UiInput none;
    view::Screen& screen = tools.canvas.screen();
    const float given = screen.ui_scale();
    int layer = view::Canvas::kFirstUiLayer;
    for (std::size_t i = first; i < screens_.size(); ++i) {
        const bool on_top = i + 1 == screens_.size();
        if (i > first && !on_top) continue;  // menus do not shine through one another
        const float fit = scale_for(*screens_[i], screen);
        screen.set_ui_scale(fit);
        UiInput seen = on_top ? input : none;
        seen.pointer = input.pointer * (given / fit);
        Ui ui(tools, screens_[i]->focus(), seen, layer);
        screens_[i]->show(ui, *this);
        if (layer + 2 * kLayersEach <= view::Canvas::kLayers) layer += kLayersEach;
    }
    screen.set_ui_scale(given);
}

bool Shell::hides(const Screen& screen) const {
    for (std::size_t i = screens_.size(); i-- > 0 && screens_[i].get() != &screen;)
        if (screens_[i]->covers_all()) return true;
    return false;
}

void Shell::advance(double seconds) {
    for (std::size_t i = 0; i < screens_.size(); ++i)
        screens_[i]->advance(seconds, i + 1 == screens_.size(), *this);
}

std::string_view Shell::music() const {
    for (std::size_t i = screens_.size(); i-- > 0;)
        if (!screens_[i]->music().empty() || screens_[i]->covers_all()) return screens_[i]->music();
    return {};
}

}  // namespace nl::ui
