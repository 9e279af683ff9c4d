#include "save/replay.hpp"

#include <cmath>

#include "base/files.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"
#include "save/bytes.hpp"

namespace nl::save {
namespace {

constexpr std::string_view kMagic = "nine-lives replay 2\n";
constexpr std::string_view kFamily = "nine-lives replay ";
constexpr std::size_t kMostText = 4096;
constexpr std::size_t kMostTicks = 6U * 60U * 60U * 60U;  // six hours
constexpr std::size_t kMostBytes = std::size_t{64} << 20U;
constexpr std::size_t kMostVariables = 10000;
constexpr std::size_t kSumBytes = 8;

// Which fields differ from the tick before; bit n for the n-th field of Input.
enum Changed : std::uint8_t {
    MoveX = 1U << 0U,
    MoveY = 1U << 1U,
    Turn = 1U << 2U,
    Thrust = 1U << 3U,
    AimX = 1U << 4U,
    AimY = 1U << 5U,
    Buttons = 1U << 6U,
    Choice = 1U << 7U,
};

void write_number(ByteWriter& out, std::int64_t now, std::int64_t before) { out.signed_number(now - before); }

void write_change(ByteWriter& out, const sim::Input& now, const sim::Input& before) {
    std::uint8_t changed = 0;
    const auto note = [&](bool differs, Changed bit) {
        if (differs) changed = static_cast<std::uint8_t>(changed | bit);
    };
    note(now.move_x != before.move_x, MoveX);
    note(now.move_y != before.move_y, MoveY);
    note(now.turn != before.turn, Turn);
    note(now.thrust != before.thrust, Thrust);
    note(now.aim_x != before.aim_x, AimX);
    note(now.aim_y != before.aim_y, AimY);
    note(now.buttons != before.buttons, Buttons);
    note(now.choice != before.choice, Choice);
    out.byte(changed);
    if (changed & MoveX) write_number(out, now.move_x, before.move_x);
    if (changed & MoveY) write_number(out, now.move_y, before.move_y);
    if (changed & Turn) write_number(out, now.turn, before.turn);
    if (changed & Thrust) write_number(out, now.thrust, before.thrust);
    if (changed & AimX) write_number(out, now.aim_x, before.aim_x);
    if (changed & AimY) write_number(out, now.aim_y, before.aim_y);
    if (changed & Buttons) out.number(now.buttons);
    if (changed & Choice) out.number(now.choice);
}

template <class T>
void read_number(ByteReader& in, T& field) {
    // As unsigned: what hostile bytes add up to wraps instead of overflowing.
    field =
        static_cast<T>(static_cast<std::uint64_t>(field) + static_cast<std::uint64_t>(in.signed_number()));
}

void read_change(ByteReader& in, sim::Input& input) {
    const std::uint8_t changed = in.byte();
    if (changed & MoveX) read_number(in, input.move_x);
    if (changed & MoveY) read_number(in, input.move_y);
    if (changed & Turn) read_number(in, input.turn);
    if (changed & Thrust) read_number(in, input.thrust);
    if (changed & AimX) read_number(in, input.aim_x);
    if (changed & AimY) read_number(in, input.aim_y);
    if (changed & Buttons) input.buttons = static_cast<std::uint32_t>(in.number_up_to(0xFFFFFFFFU));
    if (changed & Choice) input.choice = static_cast<std::uint8_t>(in.number_up_to(0xFFU));
}

/// Runs: how many ticks the same input lasted, then what changed to the next.
void write_inputs(ByteWriter& out, const std::vector<sim::Input>& inputs) {
    sim::Input before;
    for (std::size_t i = 0; i < inputs.size();) {
        std::size_t end = i + 1;
        while (end < inputs.size() && inputs[end] == inputs[i]) ++end;
        out.number(end - i);
        write_change(out, inputs[i], before);
        before = inputs[i];
        i = end;
    }
}

std::vector<sim::Input> read_inputs(ByteReader& in, std::size_t total) {
    std::vector<sim::Input> out;
    sim::Input input;
    while (in.good() && out.size() < total) {
        const std::size_t run = in.number_up_to(total - out.size());
        if (run == 0) in.fail();
        read_change(in, input);
        if (in.good()) out.insert(out.end(), run, input);
    }
    return out;
}

void write_checks(ByteWriter& out, const Replay& replay) {
    for (std::size_t i = 0; i < replay.inputs.size(); ++i) {
        const sim::TickCheck c = i < replay.checks.size() ? replay.checks[i] : sim::TickCheck{};
        out.byte(c.input);
        out.byte(c.story);
        out.fixed16(c.ship);
        out.fixed16(c.world);
    }
    out.number(replay.hashes.size());
    for (const std::uint64_t h : replay.hashes) out.fixed64(h);
}

void read_checks(ByteReader& in, Replay& out, std::size_t ticks) {
    for (std::size_t i = 0; i < ticks && in.good(); ++i) {
        sim::TickCheck c;
        c.input = in.byte();
        c.story = in.byte();
        c.ship = in.fixed16();
        c.world = in.fixed16();
        out.checks.push_back(c);
    }
    const std::size_t hashes = in.number_up_to(ticks / static_cast<std::size_t>(kHashEvery));
    for (std::size_t i = 0; i < hashes && in.good(); ++i) out.hashes.push_back(in.fixed64());
}

std::uint64_t checksum(std::string_view bytes) {
    StateHash hash;
    hash.add(bytes);
    return hash.value();
}

void write_head(ByteWriter& out, const Replay& replay) {
    out.number(replay.rules);
    out.text(replay.mission);
    out.fixed64(replay.content);
    out.fixed64(replay.seed);
    out.text(replay.difficulty);
    out.real(replay.message_slowness);
    out.byte(replay.hold_messages ? 1 : 0);
    out.text(content::to_text(replay.outfit));
    out.number(replay.variables.size());
    for (const sim::StoryVariable& v : replay.variables) {
        out.text(v.name);
        out.real64(v.value);
    }
    out.text(replay.result);
    out.number(replay.inputs.size());
}

/// Returns the number of ticks.
std::size_t read_head(ByteReader& in, Replay& out) {
    out.mission = in.text(kMostText);
    out.content = in.fixed64();
    out.seed = in.fixed64();
    out.difficulty = in.text(kMostText);
    out.message_slowness = in.real();
    out.hold_messages = in.byte() != 0;
    out.outfit = content::parse_outfit(in.text(kMostText));
    const std::size_t variables = in.number_up_to(kMostVariables);
    for (std::size_t i = 0; i < variables && in.good(); ++i) {
        sim::StoryVariable v;
        v.name = in.text(kMostText);
        v.value = in.real64();
        if (!std::isfinite(v.value)) in.fail();
        out.variables.push_back(std::move(v));
    }
    out.result = in.text(kMostText);
    const bool sound = std::isfinite(out.message_slowness) && out.message_slowness > 0.0F;
    if (!sound) in.fail();
    return in.number_up_to(kMostTicks);
}

/// The bytes between magic and checksum, with the version of the rules read from them; nothing when they are
/// of another game or of other rules.
std::optional<ByteReader> open_body(std::string_view bytes, std::string& why) {
    if (!bytes.starts_with(kMagic)) {
        why = bytes.starts_with(kFamily) ? "the replay was recorded by another version of Nine Lives"
                                         : "this is no replay of Nine Lives";
        return std::nullopt;
    }
    bytes.remove_prefix(kMagic.size());
    if (bytes.size() < kSumBytes) return why = "the replay is cut off", std::nullopt;
    ByteReader in(bytes.substr(0, bytes.size() - kSumBytes));
    const std::uint64_t rules = in.number_up_to(0xFFFFFFFFU);
    if (!in.good() || rules == kRulesVersion) return in;
    why = concat("the replay follows version ", std::to_string(rules), " of the rules, this game version ",
                 std::to_string(kRulesVersion));
    return std::nullopt;
}

bool checksum_fits(std::string_view bytes) {
    bytes.remove_prefix(kMagic.size());
    const std::string_view body = bytes.substr(0, bytes.size() - kSumBytes);
    return ByteReader(bytes.substr(body.size())).fixed64() == checksum(body);
}

void read_body(ByteReader& in, Replay& out) {
    const std::size_t ticks = read_head(in, out);
    read_checks(in, out, ticks);
    // Last: bytes that were changed here leave all the checks to tell where.
    out.inputs = read_inputs(in, ticks);
}

}  // namespace

std::string encode(const Replay& replay) {
    ByteWriter out;
    write_head(out, replay);
    write_checks(out, replay);
    write_inputs(out, replay.inputs);
    ByteWriter sum;
    sum.fixed64(checksum(out.result()));
    return concat(kMagic, out.result(), sum.result());
}

std::optional<Replay> decode(std::string_view bytes, std::string& why) {
    auto in = open_body(bytes, why);
    if (!in) return std::nullopt;
    if (!checksum_fits(bytes)) return why = "the replay is damaged or cut off", std::nullopt;
    Replay out;
    read_body(*in, out);
    if (!in->good() || !in->at_end()) return why = "the replay makes no sense", std::nullopt;
    return out;
}

std::optional<Replay> decode_damaged(std::string_view bytes) {
    std::string ignored;
    auto in = open_body(bytes, ignored);
    if (!in) return std::nullopt;
    Replay out;
    read_body(*in, out);
    if (out.checks.empty()) return std::nullopt;
    return out;
}

std::optional<ReplayHead> decode_head(std::string_view bytes, std::string& why) {
    auto in = open_body(bytes, why);
    if (!in) return std::nullopt;
    ReplayHead out;
    out.ticks = static_cast<std::int64_t>(read_head(*in, out.replay));
    if (!in->good()) return why = "the replay is damaged", std::nullopt;
    return out;
}

bool write_replay(const std::filesystem::path& path, const Replay& replay, std::string& why) {
    return write_file_atomically(path, encode(replay), why);
}

std::optional<Replay> read_replay(const std::filesystem::path& path, std::string& why) {
    const auto bytes = read_file(path, why, kMostBytes);
    if (!bytes) return std::nullopt;
    return decode(*bytes, why);
}

}  // namespace nl::save
