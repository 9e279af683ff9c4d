#include "app/rebinding.hpp"

#include <algorithm>

namespace nl::app {
namespace {

bool keeps_its_meaning(SDL_Scancode key) {
    // The window's own, and the answers to questions.
    return key == SDL_SCANCODE_F11 || key == SDL_SCANCODE_F12 ||
           (key >= SDL_SCANCODE_1 && key <= SDL_SCANCODE_9);
}

/// Takes the control that the event is about; false when it is about none.
bool take_control(const SDL_Event& event, Binding& b) {
    switch (event.type) {
        case SDL_KEYDOWN:
            if (event.key.repeat != 0 || keeps_its_meaning(event.key.keysym.scancode)) return false;
            b.key = event.key.keysym.scancode;
            b.other_key = SDL_SCANCODE_UNKNOWN;
            return true;
        case SDL_MOUSEBUTTONDOWN:
            b.mouse = std::min<std::uint8_t>(event.button.button, 31);
            return true;
        case SDL_CONTROLLERBUTTONDOWN:
            b.pad = event.cbutton.button;
            return event.cbutton.button < kLeftTrigger;
        case SDL_CONTROLLERAXISMOTION: {
            constexpr Sint16 kPulled = 20000;
            if (event.caxis.value < kPulled) return false;
            if (event.caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT) return b.pad = kLeftTrigger, true;
            if (event.caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) return b.pad = kRightTrigger, true;
            return false;
        }
        default:
            return false;
    }
}

bool share_a_control(const Binding& a, const Binding& b) {
    const auto key = [](SDL_Scancode x, SDL_Scancode y) { return x != SDL_SCANCODE_UNKNOWN && x == y; };
    return key(a.key, b.key) || key(a.key, b.other_key) || key(a.other_key, b.key) ||
           key(a.other_key, b.other_key) || (a.mouse != 0 && a.mouse == b.mouse) ||
           (a.pad != kNoPadButton && a.pad == b.pad);
}

}  // namespace

bool Rebinding::handle(const SDL_Event& event, BindingChanges& changes) {
    std::vector<Binding> all = bindings_with(changes);
    const auto it = std::find_if(all.begin(), all.end(), [&](const Binding& b) { return b.id == action_; });
    if (it == all.end()) return action_.clear(), false;
    const bool key = event.type == SDL_KEYDOWN && event.key.repeat == 0;
    if (key && event.key.keysym.scancode == SDL_SCANCODE_ESCAPE) return action_.clear(), false;
    if (key && event.key.keysym.scancode == SDL_SCANCODE_DELETE) {
        it->key = it->other_key = SDL_SCANCODE_UNKNOWN;
        it->mouse = 0;
        it->pad = kNoPadButton;
    } else if (!take_control(event, *it)) {
        return false;
    }
    changes[action_] = text_of(*it);
    action_.clear();
    return true;
}

std::vector<ui::ControlRow> control_rows(const BindingChanges& changes) {
    const std::vector<Binding> all = bindings_with(changes);
    std::vector<ui::ControlRow> out;
    for (const Binding& b : all) {
        ui::ControlRow row;
        row.id = std::string(b.id);
        row.name = std::string(b.name);
        row.key = key_name(b.key);
        row.other_key = key_name(b.other_key);
        row.mouse = std::string(mouse_name(b.mouse));
        row.pad = std::string(pad_name(b.pad));
        for (const Binding& other : all)
            if (other.action != b.action && share_a_control(b, other)) row.also.emplace_back(other.name);
        out.push_back(std::move(row));
    }
    return out;
}

}  // namespace nl::app
