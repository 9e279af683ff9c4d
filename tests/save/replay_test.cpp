#include "save/replay.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "base/random.hpp"
#include "temporary_folder.hpp"

namespace {

using nl::save::decode;
using nl::save::encode;
using nl::save::Replay;

Replay sample() {
    Replay r;
    r.mission = "radio-check";
    r.content = 0x0123456789ABCDEFULL;
    r.seed = 77;
    r.message_slowness = 1.5F;
    r.result = "complete";
    r.outfit = {"siamese", {"beam", "emp"}, {{"hull", 2}}};
    r.variables = {{"campaign.spared", 1.0}, {"campaign.tins", 12.5}};
    nl::Random random(3);
    nl::sim::Input input;
    for (int tick = 0; tick < 1000; ++tick) {
        if (random.chance(0.1F)) input.move_x = static_cast<std::int8_t>(random.below(255) - 127);
        if (random.chance(0.1F)) input.aim_y = static_cast<std::int16_t>(random.below(65535) - 32767);
        if (random.chance(0.1F)) input.buttons = random.next();
        if (random.chance(0.1F)) input.choice = static_cast<std::uint8_t>(random.below(256));
        if (random.chance(0.1F)) input.turn = -128;
        r.inputs.push_back(input);
        nl::sim::TickCheck check = {nl::sim::check_of(input), static_cast<std::uint8_t>(tick), 0, 0};
        check.ship = static_cast<std::uint16_t>(random.below(65536));
        check.world = static_cast<std::uint16_t>(random.below(65536));
        r.checks.push_back(check);
        if (tick % 60 == 59)
            r.hashes.push_back((static_cast<std::uint64_t>(random.next()) << 32U) | random.next());
    }
    return r;
}

/// The bytes with a checksum that fits, whatever was done to them.
std::string resealed(std::string bytes) {
    const std::size_t head = std::string("nine-lives replay 2\n").size();
    const std::string body = bytes.substr(head, bytes.size() - head - 8);
    nl::StateHash hash;
    hash.add(std::string_view(body));
    for (unsigned i = 0; i < 8; ++i)
        bytes[bytes.size() - 8 + i] = static_cast<char>(static_cast<std::uint8_t>(hash.value() >> (8 * i)));
    return bytes;
}

TEST(ReplayFile, ComesBackAsItWasWritten) {
    std::string why;
    const Replay r = sample();
    const auto back = decode(encode(r), why);
    ASSERT_TRUE(back) << why;
    EXPECT_EQ(*back, r);
}

TEST(ReplayFile, TicksWithoutChangeTakeNoMoreRoomThanTheirChecks) {
    Replay idle;
    idle.inputs.resize(100000);
    EXPECT_LT(encode(idle).size(), 600120U);
}

TEST(ReplayFile, TheHeadTellsWhatAListShows) {
    std::string why;
    const std::string bytes = encode(sample());
    const auto head = nl::save::decode_head(bytes.substr(0, 4096), why);
    ASSERT_TRUE(head) << why;
    EXPECT_EQ(head->replay.mission, "radio-check");
    EXPECT_EQ(head->replay.variables, sample().variables);
    EXPECT_EQ(head->ticks, 1000);
}

TEST(ReplayFile, AnyByteOfAnInputChangesItsCheck) {
    nl::sim::Input input;
    input.move_x = 12;
    input.buttons = 0x8001;
    const auto check = nl::sim::check_of(input);
    for (int bit = 0; bit < 32; ++bit) {
        nl::sim::Input other = input;
        other.buttons ^= 1U << static_cast<unsigned>(bit);
        EXPECT_NE(nl::sim::check_of(other), check) << bit;
    }
    for (const int value : {0, 11, 13, -127}) {
        nl::sim::Input other = input;
        other.move_x = static_cast<std::int8_t>(value);
        EXPECT_NE(nl::sim::check_of(other), check) << value;
        other = input;
        other.aim_y = static_cast<std::int16_t>(value * 100 + 1);
        EXPECT_NE(nl::sim::check_of(other), check) << value;
    }
}

TEST(ReplayFile, ADamagedOneStillShowsWhatCameBefore) {
    const Replay r = sample();
    std::string bytes = encode(r);
    bytes[bytes.size() - 40] = static_cast<char>(bytes[bytes.size() - 40] ^ 0x11);
    const auto rest = nl::save::decode_damaged(bytes);
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->checks, r.checks);
    ASSERT_GT(rest->inputs.size(), 900U);
    EXPECT_TRUE(std::equal(r.inputs.begin(), r.inputs.begin() + 900, rest->inputs.begin()));
    EXPECT_FALSE(nl::save::decode_damaged("nine-lives replay 2\n"));
}

TEST(ReplayFile, EveryDamagedByteIsNoticed) {
    const std::string bytes = encode(sample());
    for (std::size_t i = 0; i < bytes.size(); i += 13) {
        std::string why;
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x20);
        EXPECT_FALSE(decode(damaged, why)) << i;
        EXPECT_NE(why, "");
        EXPECT_FALSE(decode(bytes.substr(0, i), why)) << i;
    }
}

TEST(ReplayFile, HostileBytesWithAFittingChecksumDoNoHarm) {
    nl::Random random(11);
    const std::string bytes = encode(sample());
    for (int round = 0; round < 3000; ++round) {
        std::string hostile = bytes;
        for (int n = 0; n < 3; ++n)
            hostile[20 + random.below(static_cast<std::uint32_t>(hostile.size()) - 28)] =
                static_cast<char>(random.below(256));
        std::string why;
        (void)decode(resealed(hostile), why);
    }
}

TEST(ReplayFile, AnotherVersionOfTheRulesIsSaid) {
    Replay r = sample();
    r.rules = 999;
    std::string why;
    EXPECT_FALSE(decode(encode(r), why));
    EXPECT_NE(why.find("version 999 of the rules"), std::string::npos) << why;
}

class ReplayInFolder : public InFolder {};

TEST_F(ReplayInFolder, SaysWhyItCannotBeRead) {
    std::string why;
    EXPECT_FALSE(nl::save::read_replay(folder_ / "none", why));
    EXPECT_EQ(why, "no such file");
    put("text", "hello");
    EXPECT_FALSE(nl::save::read_replay(folder_ / "text", why));
    EXPECT_EQ(why, "this is no replay of Nine Lives");
    ASSERT_TRUE(nl::save::write_replay(folder_ / "good", sample(), why)) << why;
    EXPECT_EQ(nl::save::read_replay(folder_ / "good", why), sample());
}

}  // namespace
