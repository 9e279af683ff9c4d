#include <algorithm>

#include "base/json.hpp"

#include "running.hpp"
#include "save/replay.hpp"
#include "temporary_folder.hpp"

namespace {

const char* const kShort = R"({
  "name": "Short",
  "objectives": [ { "id": "wait", "text": "Wait a little", "type": "survive", "seconds": 4 } ],
  "script": [ { "function": "TIME 1", "lines": [ "MSG_BOX Leo;gfx/avatars/leo.png;Anyone?" ] } ]
})";

const char* const kLost = R"({
  "name": "Lost",
  "objectives": [ { "id": "x", "text": "Cannot be done", "type": "scripted" } ],
  "script": [ { "function": "TIME 2", "lines": [ "OBJECTIVE_FAIL x" ] } ]
})";

class Flying : public InFolder {
  protected:
    void SetUp() override {
        InFolder::SetUp();
        put("short.json", kShort);
        put("lost.json", kLost);
    }
    [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
};

TEST_F(Flying, ExitStatusSaysHowItWent) {
    EXPECT_EQ(run_nine_lives({"fly", path("short.json")}).status, 0);
    EXPECT_EQ(run_nine_lives({"fly", path("lost.json")}).status, 3);
    EXPECT_EQ(run_nine_lives({"fly", path("short.json"), "--ticks", "30"}).status, 3);
    EXPECT_EQ(run_nine_lives({"fly", path("none.json")}).status, 1);
    const auto unknown = run_nine_lives({"fly", "radio-chek"});
    EXPECT_EQ(unknown.status, 1);
    EXPECT_NE(unknown.err.find("did you mean 'radio-check'?"), std::string::npos) << unknown.err;
    EXPECT_EQ(run_nine_lives({"fly", path("short.json"), "--difficulty", "tigger"}).status, 2);
}

TEST_F(Flying, JsonHasWhatProgramsAskFor) {
    const auto r = run_nine_lives({"fly", path("short.json"), "--seed", "7", "--json"});
    nl::Diagnostics found;
    const auto json = nl::JsonDocument::parse(r.out, "out", found);
    ASSERT_TRUE(json) << r.out;
    const auto root = json->root();
    EXPECT_EQ(root.find("mission")->string(), "short");
    EXPECT_EQ(root.find("seed")->number(), 7);
    EXPECT_EQ(root.find("result")->string(), "complete");
    EXPECT_GE(root.find("ticks")->number(), 240);
    EXPECT_GT(root.find("times_real_time")->number(), 0);
}

TEST_F(Flying, ARecordedFlightVerifiesAndAChangedOneDoesNot) {
    ASSERT_EQ(run_nine_lives({"fly", path("short.json"), "--record", path("r.replay")}).status, 0);
    std::string why;
    const auto replay = nl::save::read_replay(path("r.replay"), why);
    ASSERT_TRUE(replay) << why;
    const auto good = run_nine_lives({"replay", path("r.replay"), "--verify"});
    EXPECT_EQ(good.status, 0) << good.out << good.err;

    auto changed = *replay;
    ASSERT_GT(changed.hashes.size(), 2U);
    changed.inputs[136].move_x = static_cast<std::int8_t>(changed.inputs[136].move_x ^ 1);
    ASSERT_TRUE(nl::save::write_replay(path("changed.replay"), changed, why));
    const auto bad = run_nine_lives({"replay", path("changed.replay"), "--verify"});
    EXPECT_EQ(bad.status, 1);
    EXPECT_NE(bad.out.find("tick 137: the input"), std::string::npos) << bad.out;

    changed = *replay;
    changed.hashes[1] ^= 1U;
    ASSERT_TRUE(nl::save::write_replay(path("changed.replay"), changed, why));
    const auto hash = run_nine_lives({"replay", path("changed.replay"), "--verify"});
    EXPECT_NE(hash.out.find("tick 120"), std::string::npos) << hash.out;

    put("short.json", std::string(kShort) + "\n");
    const auto other = run_nine_lives({"replay", path("r.replay"), "--verify"});
    EXPECT_EQ(other.status, 1);
    EXPECT_NE(other.out.find("has changed"), std::string::npos) << other.out;
    put("r.replay", "not a replay");
    EXPECT_EQ(run_nine_lives({"replay", path("r.replay")}).status, 1);
}

TEST_F(Flying, AByteChangedInTheFileIsRefusedAndItsTickIsNamed) {
    ASSERT_EQ(run_nine_lives({"fly", path("short.json"), "--record", path("r.replay")}).status, 0);
    std::string bytes = get("r.replay");
    bytes[bytes.size() - 30] = static_cast<char>(bytes[bytes.size() - 30] ^ 0x04);
    put("r.replay", bytes);
    const auto r = run_nine_lives({"replay", path("r.replay"), "--verify"});
    EXPECT_EQ(r.status, 1);
    EXPECT_NE(r.err.find("damaged"), std::string::npos) << r.err;
    EXPECT_NE(r.out.find("tick "), std::string::npos) << r.out;
}

TEST_F(Flying, ATranscriptReadsAsAWriterWouldWantIt) {
    const auto r = run_nine_lives({"rehearse", path("short.json")});
    EXPECT_EQ(r.status, 0);
    EXPECT_NE(r.out.find("0:01.0  Leo        Anyone?"), std::string::npos) << r.out;
    EXPECT_NE(r.out.find("Wait a little"), std::string::npos) << r.out;
}

TEST_F(Flying, AShotNeedsNoDisplay) {
    const auto r = run_nine_lives(
        {"shot", path("short.json"), "--at", "2", "--size", "640x360", "--out", path("a.png")});
    EXPECT_EQ(r.status, 0) << r.err;
    EXPECT_EQ(get("a.png").substr(1, 3), "PNG");
    EXPECT_GT(get("a.png").size(), 20000U);
    EXPECT_EQ(run_nine_lives({"shot", path("short.json")}).status, 2);
    EXPECT_EQ(run_nine_lives({"shot", path("short.json"), "--out", path("short.json/x.png")}).status, 1);
}

TEST_F(Flying, ManyFlightsGiveATableAndOneStatus) {
    const auto won = run_nine_lives({"fly", path("short.json"), "--runs", "3", "--jobs", "2", "--json"});
    EXPECT_EQ(won.status, 0) << won.err;
    EXPECT_EQ(std::count(won.out.begin(), won.out.end(), '\n'), 3) << won.out;
    EXPECT_EQ(run_nine_lives({"fly", path("lost.json"), "--runs", "2", "--difficulty", "all"}).status, 3);
    EXPECT_EQ(run_nine_lives({"fly"}).status, 2);
    EXPECT_EQ(run_nine_lives({"fly", path("short.json"), "--campaign"}).status, 2);
    EXPECT_EQ(run_nine_lives({"fly", path("short.json"), "--style", "sleepy"}).status, 2);
}

TEST(ListCommands, NamesEveryCommandOnceInEveryForm) {
    for (const char* form : {"", "--markdown", "--json"}) {
        std::vector<std::string> words = {"commands"};
        if (*form != '\0') words.emplace_back(form);
        const auto r = run_nine_lives(words);
        EXPECT_EQ(r.status, 0);
        EXPECT_NE(r.out.find("MSG_BOX"), std::string::npos);
        EXPECT_NE(r.out.find("TIME"), std::string::npos);
    }
    nl::Diagnostics found;
    EXPECT_TRUE(nl::JsonDocument::parse(run_nine_lives({"commands", "--json"}).out, "out", found))
        << found.text();
}

}  // namespace
