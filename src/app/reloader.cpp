#include "app/reloader.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "ui/trouble_panel.hpp"

namespace nl::app {
namespace fs = std::filesystem;
namespace {

constexpr double kLookEvery = 0.5;  // seconds; a change is believed at the second look

std::vector<fs::path> watched_by(const SearchPath& files, const std::optional<std::string>& mission) {
    std::vector<fs::path> watched;
    for (const fs::path& root : files.roots())
        for (const char* folder : {"data", "gfx", "sound"}) watched.push_back(root / folder);
    std::error_code error;
    if (mission && fs::is_regular_file(*mission, error)) watched.emplace_back(*mission);
    return watched;
}

/// The name of a file below one of the roots; empty for any other.
std::string name_of(const fs::path& file, const SearchPath& files) {
    for (const fs::path& root : files.roots()) {
        const fs::path name = file.lexically_relative(root);
        if (!name.empty() && *name.begin() != "..") return name.generic_string();
    }
    return {};
}

std::vector<Diagnostic> errors_of(const Diagnostics& found) {
    std::vector<Diagnostic> errors;
    for (const Diagnostic& d : found.list())
        if (d.severity == Severity::Error) errors.push_back(d);
    return errors;
}

}  // namespace

ChangedFiles sort_out(const std::vector<fs::path>& changed, const SearchPath& files) {
    ChangedFiles out;
    for (const fs::path& file : changed) {
        std::string name = name_of(file, files);
        const std::string ending = file.extension().string();
        const bool hidden = file.filename().string().starts_with(".");
        if (hidden) continue;
        if (ending == ".png" || ending == ".jpg") {
            if (name.starts_with("gfx/")) out.pictures.push_back(std::move(name));
        } else if (ending == ".ogg") {
            if (name.starts_with("sound/")) out.sounds.push_back(std::move(name));
        } else if (ending == ".json" && !name.starts_with("data/schema/")) {
            (name == "data/feel.json" ? out.feel : out.data) = true;
        }
    }
    return out;
}

Reloader::Reloader(const Parts& parts, const std::optional<std::string>& mission)
    : parts_(parts), watch_(watched_by(parts.files, mission)) {}

bool Reloader::step(double seconds, LiveMission& live) {
    until_look_ -= seconds;
    if (until_look_ > 0.0) return false;
    until_look_ = kLookEvery;
    const ChangedFiles changed = sort_out(watch_.look(), parts_.files);
    if (!changed.pictures.empty()) reload_pictures(changed.pictures);
    for (const std::string& sound : changed.sounds) {
        parts_.audio.reload(sound);
        parts_.events.say("reloaded", sound);
    }
    if (changed.feel) reload_feel();
    if (changed.data) reload_data(live);
    return changed.data;
}

void Reloader::reload_pictures(const std::vector<std::string>& names) {
    std::vector<Diagnostic> wrong = wrong_pictures_;
    for (const std::string& name : names) {
        std::erase_if(wrong, [&](const Diagnostic& d) { return d.file == name; });
        std::string why;
        if (parts_.graphics.pictures.reload(name, why)) {
            parts_.events.say("reloaded", name);
        } else if (parts_.files.find(name)) {  // one that has been taken away is not broken
            wrong.push_back({Severity::Error, name, {}, why, "the picture that was there before stays"});
        }
    }
    replace(wrong_pictures_, std::move(wrong));
}

void Reloader::reload_feel() {
    Diagnostics found;
    content::Feel feel = content::load_feel(parts_.files, found);
    if (!found.has_errors()) {
        parts_.feel = std::move(feel);
        parts_.events.say("reloaded", "data/feel.json");
    }
    replace(wrong_feel_, errors_of(found));
}

void Reloader::reload_data(LiveMission& live) {
    Diagnostics found;
    if (live.source.empty()) {
        (void)content::load_library(parts_.files, found);
    } else if (auto fresh = load_for_flight(live.source, parts_.files, found);
               fresh && fresh->files_hash != live.files_hash) {
        live.fresh = std::move(fresh);
        parts_.events.say("reloaded", live.source);
    }
    replace(wrong_data_, errors_of(found));
}

void Reloader::replace(std::vector<Diagnostic>& old, std::vector<Diagnostic> found) {
    if (!found.empty()) parts_.events.say("reload_refused", found.front().file);
    if (!old.empty() && found.empty()) parts_.events.say("mended");
    for (const Diagnostic& d : found) parts_.log.say(d.text());
    old = std::move(found);
    gather();
}

void Reloader::gather() {
    wrong_.clear();
    for (const auto* list : {&wrong_data_, &wrong_feel_, &wrong_pictures_})
        wrong_.insert(wrong_.end(), list->begin(), list->end());
}

void Reloader::draw(const ui::Tools& tools) const {
    if (wrong_.empty()) return;
    ui::draw_trouble(tools, !wrong_data_.empty(), wrong_);
}

}  // namespace nl::app
