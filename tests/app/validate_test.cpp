#include "running.hpp"
#include "temporary_folder.hpp"

namespace {

class Validate : public InFolder {
  protected:
    [[nodiscard]] Outcome validate(const std::string& path) const {
        return run_nine_lives({"validate", (folder_ / path).string()});
    }
};

TEST_F(Validate, EverythingThatIsShippedIsWithoutMistakes) {
    const auto r = run_nine_lives({"validate"});
    EXPECT_EQ(r.status, 0) << r.out;
    EXPECT_EQ(r.out.find("error:"), std::string::npos) << r.out;
}

TEST_F(Validate, NamesEveryMistakeWithItsLine) {
    put("bad.json",
        "{\n  \"name\": 5,\n  \"brefing\": \"x\",\n  \"craft\": [ { \"type\": \"gnatt\" } ]\n}\n");
    const auto r = validate("bad.json");
    EXPECT_EQ(r.status, 1);
    EXPECT_NE(r.out.find("bad.json:2:"), std::string::npos) << r.out;
    EXPECT_NE(r.out.find("bad.json:3:"), std::string::npos) << r.out;
    EXPECT_NE(r.out.find("bad.json:4:"), std::string::npos) << r.out;
    EXPECT_EQ(std::count(r.out.begin(), r.out.end(), '\n'), 3) << r.out;
}

TEST_F(Validate, MistakesOfTheMissionAndOfItsScriptComeOutTogether) {
    put("both.json",
        "{\n  \"name\": \"x\", \"brefing\": \"y\",\n  \"script\": [ { \"function\": \"TIME 1\",\n"
        "    \"lines\": [ \"MSG_BX Leo;;hi\",\n  \"DELAY soon\" ] } ]\n}\n");
    const auto r = validate("both.json");
    EXPECT_EQ(r.status, 1);
    for (const char* line : {"both.json:2:", "both.json:4:", "both.json:5:"})
        EXPECT_NE(r.out.find(line), std::string::npos) << r.out;
    EXPECT_EQ(std::count(r.out.begin(), r.out.end(), '\n'), 3) << r.out;
}

TEST_F(Validate, AGoodFileAndAFolderOfThem) {
    put("good.json", R"({"name": "Good"})");
    EXPECT_EQ(validate("good.json").status, 0);
    EXPECT_EQ(validate("").status, 0);
    put("broken.json", "{");
    EXPECT_EQ(validate("").status, 1);
}

TEST_F(Validate, WhatIsNoMissionIsSaidAndNothingHangs) {
    put("empty.json", "");
    put("nested.json", std::string(10000000, '['));
    put("text.json", "{\"name\": \"\xff\xfe\"}");
    std::filesystem::create_directories(folder_ / "folder.json");
    for (const char* name : {"empty.json", "nested.json", "text.json", "folder.json", "none.json"}) {
        const auto r = validate(name);
        EXPECT_EQ(r.status, 1) << name;
        EXPECT_NE(r.out, "") << name;
    }
}

TEST_F(Validate, AModIsCheckedWithItsOwnFilesInFront) {
    std::filesystem::create_directories(folder_ / "mod/data/missions");
    put("mod/data/missions/x.json", R"({"name": "X", "craft": [ { "type": "nobody" } ]})");
    const auto r = validate("mod");
    EXPECT_EQ(r.status, 1);
    EXPECT_NE(r.out.find("x.json:1:"), std::string::npos) << r.out;
}

}  // namespace
