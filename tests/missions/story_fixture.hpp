#pragma once

// What the tests of stories play with: a small mission around any script, and a stage whose player nobody
// touches.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/stage.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"

namespace nl::sim {

inline const content::Library& library() {
    static const content::Library kLibrary = [] {
        Diagnostics diagnostics;
        return content::load_library(SearchPath({nl::source_folder()}), diagnostics);
    }();
    return kLibrary;
}

/// A mission with two gnats that hold, far away, and these functions.
inline content::Mission mission_of(const std::string& script) {
    const std::string text =
        R"({ "name": "test", "objectives": [ { "id": "a", "text": "A", "type": "scripted" } ], "craft": [
  { "type": "gnat", "name": "one", "x": 2000, "y": 0, "orders": "hold" },
  { "type": "gnat", "name": "two", "x": 2000, "y": 600, "orders": "hold" } ],
  "script": [)" +
        script + "] }";
    Diagnostics diagnostics;
    auto mission = content::parse_mission(text, "test.json", library(), diagnostics);
    if (mission) (void)compile_story(library(), *mission, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.text();
    return mission.value_or(content::Mission{});
}

inline std::string function(const std::string& name, const std::vector<std::string>& lines) {
    std::string out = "{ \"function\": " + json_quoted(name) + ", \"lines\": [";
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i > 0 ? ", " : "") + json_quoted(lines[i]);
    return out + "] }";
}

/// A stage whose player nobody touches.
struct Play {
    explicit Play(const std::string& script, StageOptions options = {}) : mission(mission_of(script)) {
        options.rehearsal = true;
        stage.emplace(library(), mission, options);
    }
    void run(int ticks, Input input = {}) {
        for (int i = 0; i < ticks; ++i) stage->tick(input);
    }
    [[nodiscard]] const Craft* craft(const char* name) const {
        const World& w = stage->world();
        return w.craft().get(w.find(w.names().find(name)));
    }
    content::Mission mission;
    std::optional<Stage> stage;
};

}  // namespace nl::sim
