#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/event_log.hpp"
#include "app/graphics.hpp"
#include "app/loading.hpp"
#include "base/file_watch.hpp"
#include "content/feel.hpp"
#include "ui/ui.hpp"
#include "view/audio.hpp"

namespace nl::app {

/// The mission on the screen, for whoever may have a newer one.
struct LiveMission {
    std::string source;                  ///< what finds it; empty = none is being flown
    std::uint64_t files_hash = 0;        ///< of what it was loaded from
    std::optional<LoadedMission> fresh;  ///< its files have changed: the flight begins anew with this one
};

/// The names, as the search path knows them, of files that have changed, by what has to be done about them.
struct ChangedFiles {
    std::vector<std::string> pictures;
    std::vector<std::string> sounds;
    bool feel = false;
    bool data = false;  ///< any other JSON file: missions, craft, the cast …
};
[[nodiscard]] ChangedFiles sort_out(const std::vector<std::filesystem::path>& changed,
                                    const SearchPath& files);

/// What --watch does: loads what has changed while the game runs. A file that is broken changes nothing; what
/// is wrong with it stays on the screen until it is mended.
class Reloader {
  public:
    /// What it loads into. All of it outlives the reloader.
    struct Parts {
        const SearchPath& files;
        Graphics& graphics;
        view::Audio& audio;
        content::Feel& feel;
        Log& log;
        const EventLog& events;
    };
    /// mission: what --mission named; a file outside the data folders is watched, too.
    Reloader(const Parts& parts, const std::optional<std::string>& mission);

    /// Real time goes by; call it between frames. True when data has changed: menus show other missions now,
    /// and live.fresh is set when the one that is flown has changed.
    [[nodiscard]] bool step(double seconds, LiveMission& live);
    /// Over everything else, when something is wrong.
    void draw(const ui::Tools& tools) const;
    [[nodiscard]] const std::vector<Diagnostic>& wrong() const { return wrong_; }

  private:
    void reload_pictures(const std::vector<std::string>& names);
    void reload_feel();
    void reload_data(LiveMission& live);
    void replace(std::vector<Diagnostic>& old, std::vector<Diagnostic> found);
    void gather();

    Parts parts_;
    FileWatch watch_;
    double until_look_ = 0.0;
    std::vector<Diagnostic> wrong_pictures_;
    std::vector<Diagnostic> wrong_feel_;
    std::vector<Diagnostic> wrong_data_;
    std::vector<Diagnostic> wrong_;
};

}  // namespace nl::app
