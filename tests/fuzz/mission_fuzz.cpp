// The whole way of a mission file: JSON, loader, checks, script, and a second of its stage.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/files.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/stage.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const nl::content::Library kLibrary = [] {
        nl::Diagnostics diagnostics;
        return nl::content::load_library(nl::SearchPath({nl::source_folder()}), diagnostics);
    }();
    nl::Diagnostics diagnostics;
    const auto mission = nl::content::parse_mission(std::string(reinterpret_cast<const char*>(data), size),
                                                    "fuzz.json", kLibrary, diagnostics);
    if (!mission) return 0;
    (void)nl::sim::compile_story(kLibrary, *mission, diagnostics);
    if (diagnostics.has_errors()) return 0;
    nl::sim::Stage stage(kLibrary, *mission, {});
    for (int tick = 0; tick < 60; ++tick) stage.tick({});
    return 0;
}
