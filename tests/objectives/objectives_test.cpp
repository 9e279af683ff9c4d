// One small mission for each objective type and each part of a mission file (MISSION.md). Each says in
// "x-careful" and "x-idle" how it ends when the careful bot flies it and when nobody does: won, lost or
// timeout.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/json.hpp"
#include "content/library.hpp"
#include "content/mission_loader.hpp"
#include "content/words.hpp"
#include "sim/report.hpp"
#include "sim/story.hpp"
#include "source_folder.hpp"

namespace nl::sim {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = nl::source_folder();

const content::Library& library() {
    static const content::Library kLibrary = [] {
        Diagnostics diagnostics;
        return content::load_library(SearchPath({kSource}), diagnostics);
    }();
    return kLibrary;
}

std::vector<std::string> missions() {
    std::vector<std::string> out;
    for (const auto& entry : fs::directory_iterator(kSource / "tests" / "objectives"))
        if (entry.path().extension() == ".json") out.push_back(entry.path().stem().string());
    std::sort(out.begin(), out.end());
    return out;
}

class ObjectiveMission : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        const fs::path file = kSource / "tests" / "objectives" / (GetParam() + ".json");
        mission_ = content::load_mission(file, library(), diagnostics_);
        if (mission_) (void)compile_story(library(), *mission_, diagnostics_);
        ASSERT_TRUE(mission_ && !diagnostics_.has_errors()) << diagnostics_.text();
        std::string why;
        json_ = JsonDocument::parse(read_file(file, why).value_or(""), file.string(), diagnostics_);
        ASSERT_TRUE(json_) << why;
    }
    [[nodiscard]] std::string expected(const char* key) const {
        const auto value = json_->root().find(key);
        return value ? std::string(value->string()) : std::string();
    }
    FlightResult fly(BotStyle style, std::uint64_t seed) {
        FlightPlan plan;
        plan.mission = &*mission_;
        plan.style = style;
        plan.seed = seed;
        const auto seconds = json_->root().find("x-seconds");
        plan.limit = to_ticks(seconds ? seconds->number() : 240.0);
        return fly_mission(library(), plan);
    }

    Diagnostics diagnostics_;
    std::optional<content::Mission> mission_;
    std::optional<JsonDocument> json_;
};

TEST_P(ObjectiveMission, EndsAsItShouldForACarefulPilot) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const FlightResult r = fly(BotStyle::Careful, seed);
        EXPECT_EQ(name_of(r.end), expected("x-careful")) << "seed " << seed << ": " << r.why;
    }
}

TEST_P(ObjectiveMission, EndsAsItShouldWhenNobodyFlies) {
    const FlightResult r = fly(BotStyle::Idle, 1);
    EXPECT_EQ(name_of(r.end), expected("x-idle")) << r.why;
    EXPECT_EQ(r.end == FlightResult::End::Lost, !r.why.empty()) << "a lost mission says why";
}

INSTANTIATE_TEST_SUITE_P(All, ObjectiveMission, testing::ValuesIn(missions()), [](const auto& test) {
    std::string name = test.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// Whoever adds an objective type adds its mission.
TEST(Objectives, EveryTypeHasAMission) {
    const auto all = missions();
    for (const auto word : content::words<content::ObjectiveType>())
        EXPECT_TRUE(std::binary_search(all.begin(), all.end(), std::string(word))) << word;
}

}  // namespace
}  // namespace nl::sim
