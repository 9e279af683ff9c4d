// Runs missions and compares what they do, tick by tick, with the trace beside them: the small ones of this
// folder, one for each command, event and condition, and the conformance vectors, which are not ours to
// bless. NINE_LIVES_BLESS=1 writes the traces of this folder anew; read the change before you commit it.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "sim/command_table.hpp"
#include "sim/rehearsal.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"

namespace nl::sim {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = nl::source_folder();
const fs::path kOwn = kSource / "tests" / "missions";

const content::Library& library() {
    static const content::Library kLibrary = [] {
        Diagnostics diagnostics;
        return content::load_library(SearchPath({kSource}), diagnostics);
    }();
    return kLibrary;
}

std::vector<fs::path> missions_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string contents_of(const fs::path& file) {
    std::string why;
    return read_file(file, why).value_or("");
}

/// Without the kinds of line that section 8 does not list: they may come in between.
std::string listed_kinds(const std::string& trace) {
    static const std::set<std::string, std::less<>> kListed{
        "function", "line", "message_open", "message_close", "objective", "status", "end"};
    std::string out;
    for (const auto line : split(trace, '\n')) {
        const std::string_view key = "\"event\":\"";
        const auto at = line.find(key);
        if (at == std::string_view::npos) continue;
        const auto from = at + key.size();
        if (kListed.contains(line.substr(from, line.find('"', from) - from))) out += std::string(line) + '\n';
    }
    return out;
}

/// What a mission's file says of how to rehearse it: "x-choose": "1,2", …
struct Directions {
    RehearsalOptions options;
    explicit Directions(const std::string& text) {
        Diagnostics none;
        options.trace = true;
        options.ticks = 3600;
        const auto json = JsonDocument::parse(text, "", none);
        if (!json) return;
        const auto root = json->root();
        bool good = true;
        if (const auto v = root.find("x-choose")) good = parse_choices(v->string(), options.choices);
        if (const auto v = root.find("x-ticks")) options.ticks = static_cast<Tick>(v->number());
        if (const auto v = root.find("x-set"))
            good = good && parse_setting(v->string(), options.stage.variables.emplace_back());
        if (const auto v = root.find("x-fire"))
            good = good && parse_pretended(v->string(), options.fired.emplace_back());
        EXPECT_TRUE(good) << text;
    }
};

std::string trace_of(const fs::path& file) {
    Diagnostics diagnostics;
    const auto mission = content::load_mission(file, library(), diagnostics);
    if (mission) (void)compile_story(library(), *mission, diagnostics);
    if (!mission || diagnostics.has_errors()) return diagnostics.text();
    std::string trace;
    const auto keep = [](void* to, std::string_view line) {
        *static_cast<std::string*>(to) += std::string(line) + '\n';
    };
    (void)rehearse(library(), *mission, Directions(contents_of(file)).options, keep, &trace);
    return trace;
}

class OwnMission : public testing::TestWithParam<fs::path> {};

TEST_P(OwnMission, DoesWhatItsTraceSays) {
    const fs::path file = GetParam();
    const fs::path expected = fs::path(file).replace_extension(".trace");
    const std::string trace = trace_of(file);
    if (std::getenv("NINE_LIVES_BLESS") != nullptr) std::ofstream(expected) << trace;
    EXPECT_EQ(trace, contents_of(expected));
}

std::string name_of_file(const testing::TestParamInfo<fs::path>& info) {
    std::string name = info.param.stem().string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Missions, OwnMission, testing::ValuesIn(missions_in(kOwn)), name_of_file);

/// Where NINE_LIVES_CONFORMANCE says, or in this folder's own.
std::vector<fs::path> vectors() {
    const char* told = std::getenv("NINE_LIVES_CONFORMANCE");
    return missions_in(told != nullptr ? fs::path(told) : kOwn / "conformance");
}

class Conformance : public testing::TestWithParam<fs::path> {};

TEST_P(Conformance, EqualsItsTrace) {
    const fs::path expected = fs::path(GetParam()).replace_extension(".trace");
    EXPECT_EQ(listed_kinds(trace_of(GetParam())), contents_of(expected));
}

INSTANTIATE_TEST_SUITE_P(Vectors, Conformance, testing::ValuesIn(vectors()), name_of_file);

TEST(Missions, EveryCommandEventAndConditionHasOne) {
    std::string all;
    for (const auto& file : missions_in(kOwn)) all += contents_of(file);
    for (const auto& c : command_table().commands())
        EXPECT_TRUE(all.find(concat("\"", c.name, " ")) != std::string::npos ||
                    all.find(concat("\"", c.name, "\"")) != std::string::npos)
            << c.name;
    for (const auto& e : command_table().events())
        EXPECT_TRUE(all.find(concat("\"function\": \"", e.name)) != std::string::npos) << e.name;
    for (const auto& c : command_table().conditions())
        EXPECT_TRUE(all.find(std::string(c.name)) != std::string::npos) << c.name;
}

}  // namespace
}  // namespace nl::sim
