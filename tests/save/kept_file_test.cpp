#include "save/kept_file.hpp"

#include "temporary_folder.hpp"

namespace {

using nl::save::Kept;
using nl::save::KeptFile;

class KeptFiles : public InFolder {
  protected:
    KeptFiles() = default;
    KeptFile file() { return {folder_, "thing"}; }
    void write(int n) {
        std::string why;
        ASSERT_TRUE(file().write("{\n  \"n\": " + std::to_string(n) + "\n}\n", why)) << why;
    }
    static int value(const Kept& kept) {
        return kept.document ? static_cast<int>(kept.document->root().find("n")->number()) : -1;
    }
};

TEST_F(KeptFiles, KeepsTheOneBefore) {
    EXPECT_EQ(value(file().read()), -1);
    write(1);
    write(2);
    EXPECT_EQ(value(file().read()), 2);
    EXPECT_NE(get("thing.previous.json").find("\"n\": 1"), std::string::npos);
}

TEST_F(KeptFiles, ADamagedOneIsSetAsideAndTheOneBeforeTaken) {
    write(1);
    write(2);
    std::string text = get("thing.json");
    text[text.find("\"n\": 2") + 5] = '7';  // still JSON: only the checksum can tell
    put("thing.json", text);
    const Kept kept = file().read();
    EXPECT_EQ(value(kept), 1);
    ASSERT_EQ(kept.notices.size(), 2U);
    EXPECT_NE(kept.notices[0].find("damaged"), std::string::npos);
    EXPECT_NE(kept.notices[0].find("thing.damaged-1.json"), std::string::npos);
    EXPECT_TRUE(there("thing.damaged-1.json"));
    EXPECT_FALSE(there("thing.json"));
}

TEST_F(KeptFiles, EveryCutOffFileIsNoticed) {
    write(1);
    write(2);
    const std::string whole = get("thing.json");
    for (std::size_t n = 0; n < whole.size(); ++n) {
        put("thing.json", whole.substr(0, n));
        const Kept kept = file().read();
        // The last line break may go; everything else is missed.
        EXPECT_EQ(value(kept), 1) << n;
        EXPECT_FALSE(kept.notices.empty()) << n;
    }
}

TEST_F(KeptFiles, ADamagedOneNeverReplacesTheOneBefore) {
    write(1);
    write(2);
    put("thing.json", "{\n  \"checksum\": \"0000000000000000\",\n  \"n\": 9\n}\n");
    write(3);
    EXPECT_EQ(value(file().read()), 3);
    EXPECT_NE(get("thing.previous.json").find("\"n\": 1"), std::string::npos);
}

TEST_F(KeptFiles, WhatACutOffWriteLeftIsClearedAway) {
    write(1);
    put("thing.json.a1B2c3", "half");
    put("thing.previous.json.a1B2c3", "half");
    put("thing.jsonette", "not ours");
    put("other.json.a1B2c3", "not ours");
    file().clear_leftovers();
    EXPECT_FALSE(there("thing.json.a1B2c3"));
    EXPECT_FALSE(there("thing.previous.json.a1B2c3"));
    EXPECT_TRUE(there("thing.jsonette"));
    EXPECT_TRUE(there("other.json.a1B2c3"));
    EXPECT_EQ(value(file().read()), 1);
}

}  // namespace
