#include "save/profile.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.hpp"
#include "save/json_writer.hpp"
#include "save/kept_file.hpp"

namespace nl::save {
namespace {

constexpr std::int64_t kVersion = 1;
constexpr double kMost = 9e15;  // whole numbers beyond are not exact in JSON
constexpr std::array<std::string_view, 9> kKnown = {"checksum",    "version",  "name",     "tuna",    "kills",
                                                    "ticks_flown", "missions", "campaign", "unlocked"};

std::int64_t whole(JsonValue from, std::string_view key) {
    const auto v = from.find(key);
    if (!v || !v->is(JsonKind::Number) || !(std::abs(v->number()) <= kMost)) return 0;
    return static_cast<std::int64_t>(v->number());
}

std::string text(JsonValue from, std::string_view key, std::string_view otherwise) {
    const auto v = from.find(key);
    return std::string(v && v->is(JsonKind::String) ? v->string() : otherwise);
}

MissionRecord read_record(JsonValue from) {
    constexpr std::int64_t kMostCount = 1000000000;
    MissionRecord out;
    const auto complete = from.find("complete");
    out.complete = complete && complete->boolean();
    out.flown = static_cast<int>(std::clamp<std::int64_t>(whole(from, "flown"), 0, kMostCount));
    out.best_ticks = std::max<std::int64_t>(whole(from, "best_ticks"), 0);
    out.most_kills = static_cast<int>(std::clamp<std::int64_t>(whole(from, "most_kills"), 0, kMostCount));
    const auto accuracy = from.find("best_accuracy");
    out.best_accuracy = accuracy ? static_cast<float>(std::clamp(accuracy->number(), 0.0, 1.0)) : 0.0F;
    out.difficulty = text(from, "difficulty", "");
    return out;
}

void write_record(JsonWriter& to, const std::string& id, const MissionRecord& record) {
    to.begin_object(id);
    to.boolean("complete", record.complete);
    to.number("flown", static_cast<std::int64_t>(record.flown));
    to.number("best_ticks", record.best_ticks);
    to.number("most_kills", static_cast<std::int64_t>(record.most_kills));
    to.number("best_accuracy", static_cast<double>(record.best_accuracy));
    to.text("difficulty", record.difficulty);
    to.end_object();
}

KeptFile file_of(const std::filesystem::path& folder, int slot) {
    return {folder, concat("profile-", std::to_string(slot))};
}

void read_lists(JsonValue root, Profile& out) {
    if (const auto missions = root.find("missions"))
        for (const auto& m : missions->members()) out.missions[std::string(m.key)] = read_record(m.value);
    if (const auto campaign = root.find("campaign"))
        for (const auto& m : campaign->members()) out.campaign[std::string(m.key)] = m.value.number();
    if (const auto unlocked = root.find("unlocked"))
        for (const JsonValue& v : unlocked->elements())
            if (v.is(JsonKind::String)) out.unlocked.emplace_back(v.string());
}

void write_profile(JsonWriter& to, const Profile& profile) {
    to.number("version", kVersion);
    to.text("name", profile.name);
    to.number("tuna", profile.tuna);
    to.number("kills", profile.kills);
    to.number("ticks_flown", profile.ticks_flown);
    to.begin_object("missions");
    for (const auto& [id, record] : profile.missions) write_record(to, id, record);
    to.end_object();
    to.begin_object("campaign");
    for (const auto& [name, value] : profile.campaign) to.number(name, value);
    to.end_object();
    to.begin_array("unlocked");
    for (const auto& what : profile.unlocked) to.text({}, what);
    to.end_array();
}

bool is_known(std::string_view key) { return std::find(kKnown.begin(), kKnown.end(), key) != kKnown.end(); }

}  // namespace

bool Profile::completed(std::string_view mission) const {
    const auto it = missions.find(mission);
    return it != missions.end() && it->second.complete;
}

bool add_flight(Profile& profile, const FlightRecord& flight) {
    MissionRecord& record = profile.missions[flight.mission];
    ++record.flown;
    profile.kills += flight.kills;
    profile.ticks_flown += flight.ticks;
    if (!flight.complete) return false;
    const bool best = record.best_ticks == 0 || flight.ticks < record.best_ticks;
    record.complete = true;
    if (best) record.best_ticks = flight.ticks;
    record.most_kills = std::max(record.most_kills, flight.kills);
    if (flight.shots > 0)
        record.best_accuracy =
            std::max(record.best_accuracy,
                     std::min(1.0F, static_cast<float>(flight.hits) / static_cast<float>(flight.shots)));
    record.difficulty = flight.difficulty;
    profile.tuna += flight.tuna;
    for (const auto& what : flight.unlocks)
        if (std::find(profile.unlocked.begin(), profile.unlocked.end(), what) == profile.unlocked.end())
            profile.unlocked.push_back(what);
    return best;
}

Profile load_profile(const std::filesystem::path& folder, int slot, std::vector<std::string>& notices) {
    Profile out;
    const Kept kept = file_of(folder, slot).read();
    notices.insert(notices.end(), kept.notices.begin(), kept.notices.end());
    if (!kept.document) return out;
    const JsonValue root = kept.document->root();
    out.name = text(root, "name", out.name);
    out.tuna = whole(root, "tuna");
    out.kills = whole(root, "kills");
    out.ticks_flown = whole(root, "ticks_flown");
    read_lists(root, out);
    return out;
}

bool save_profile(const std::filesystem::path& folder, int slot, const Profile& profile, std::string& why) {
    const KeptFile file = file_of(folder, slot);
    JsonWriter writer;
    writer.begin_object();
    write_profile(writer, profile);
    const Kept before = file.read();
    if (before.document)
        for (const auto& m : before.document->root().members())
            if (!is_known(m.key)) writer.copy(m.key, m.value);
    writer.end_object();
    return file.write(writer.result(), why);
}

}  // namespace nl::save
