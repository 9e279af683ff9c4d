#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "save/json_writer.hpp"
#include "save/kept_file.hpp"
#include "save/profile_file.hpp"

namespace nl::save {
namespace {

constexpr std::int64_t kVersion = 2;

/// A JsonWriter that remembers the keys of one object, to copy the others from the file of before.
class ObjectWriter {
  public:
    ObjectWriter(JsonWriter& to, std::string_view key, std::optional<JsonValue> before)
        : to_(to), before_(before) {
        to_.begin_object(key);
    }
    /// Closes the object: with what a newer version, or a person, has put there.
    void end() {
        if (before_)
            for (const auto& m : before_->members())
                if (!written_.contains(m.key)) to_.copy(m.key, m.value);
        to_.end_object();
    }

    JsonWriter& key(std::string_view key) {
        written_.emplace(key);
        return to_;
    }
    void text(std::string_view k, std::string_view value) { key(k).text(k, value); }
    void number(std::string_view k, std::int64_t value) { key(k).number(k, value); }
    void boolean(std::string_view k, bool value) { key(k).boolean(k, value); }
    void texts(std::string_view k, const std::vector<std::string>& list) {
        key(k).begin_array(k);
        for (const auto& what : list) to_.text({}, what);
        to_.end_array();
    }
    void numbers(std::string_view k, const std::map<std::string, double, std::less<>>& list) {
        key(k).begin_object(k);
        for (const auto& [name, value] : list) to_.number(name, value);
        to_.end_object();
    }
    [[nodiscard]] std::optional<JsonValue> before(std::string_view k) const {
        return before_ ? before_->find(k) : std::nullopt;
    }
    void never_copy(std::string_view k) { written_.emplace(k); }

  private:
    JsonWriter& to_;
    std::optional<JsonValue> before_;
    std::set<std::string, std::less<>> written_;
};

std::optional<JsonValue> find(const std::optional<JsonValue>& in, std::string_view key) {
    return in ? in->find(key) : std::nullopt;
}

void write_scores(JsonWriter& to, const std::vector<Score>& scores) {
    to.begin_array("scores");
    for (const Score& s : scores) {
        to.begin_object();
        to.number("points", s.points);
        to.number("kills", static_cast<std::int64_t>(s.kills));
        to.number("ticks", s.ticks);
        to.text("difficulty", s.difficulty);
        to.text("craft", s.craft);
        to.end_object();
    }
    to.end_array();
}

void write_record(JsonWriter& to, const std::string& id, const MissionRecord& record,
                  std::optional<JsonValue> before) {
    ObjectWriter out(to, id, before);
    out.boolean("complete", record.complete);
    out.number("flown", record.flown);
    out.number("best_ticks", record.best_ticks);
    out.number("most_kills", record.most_kills);
    out.key("best_accuracy").number("best_accuracy", static_cast<double>(record.best_accuracy));
    out.text("difficulty", record.difficulty);
    out.boolean("hardest", record.hardest);
    out.never_copy("scores");
    if (!record.scores.empty()) write_scores(to, record.scores);
    out.end();
}

void write_missions(ObjectWriter& root, JsonWriter& to, const Profile& profile) {
    const auto before = root.before("missions");
    root.key("missions").begin_object("missions");
    for (const auto& [id, record] : profile.missions) write_record(to, id, record, find(before, id));
    to.end_object();
}

void write_ships(ObjectWriter& root, JsonWriter& to, const Profile& profile) {
    root.texts("unlocked", profile.unlocked);
    root.texts("craft", profile.craft);
    root.texts("weapons", profile.weapons);
    root.text("flies", profile.flies);
    const auto before = root.before("outfits");
    root.key("outfits").begin_object("outfits");
    for (const auto& [id, outfit] : profile.outfits) {
        ObjectWriter out(to, id, find(before, id));
        out.texts("weapons", outfit.weapons);
        out.key("upgrades").begin_object("upgrades");
        for (const auto& [upgrade, level] : outfit.upgrades)
            to.number(upgrade, static_cast<std::int64_t>(level));
        to.end_object();
        out.end();
    }
    to.end_object();
}

void write_log(ObjectWriter& root, JsonWriter& to, const Profile& profile) {
    root.key("notes").begin_array("notes");
    for (const KeptNote& note : profile.notes) {
        to.begin_object();
        to.text("id", note.id);
        to.text("title", note.title);
        to.text("text", note.text);
        to.text("mission", note.mission);
        to.end_object();
    }
    to.end_array();
    root.key("quests").begin_array("quests");
    for (const KeptQuest& quest : profile.quests) {
        to.begin_object();
        to.text("id", quest.id);
        to.number("stage", static_cast<std::int64_t>(quest.stage));
        to.text("text", quest.text);
        to.end_object();
    }
    to.end_array();
    root.key("spoken").begin_object("spoken");
    for (const auto& [mission, lines] : profile.spoken) {
        to.begin_array(mission);
        for (const KeptLine& line : lines) {
            to.begin_object();
            to.text("when", line.when);
            to.text("speaker", line.speaker);
            to.text("text", line.text);
            to.end_object();
        }
        to.end_array();
    }
    to.end_object();
}

KeptFile file_of(const std::filesystem::path& folder, int slot) {
    return {folder, concat("profile-", std::to_string(slot))};
}

}  // namespace

std::string write_profile(const Profile& profile, std::optional<JsonValue> before) {
    JsonWriter to;
    ObjectWriter root(to, {}, before);
    root.never_copy("checksum");
    root.number("version", kVersion);
    root.text("name", profile.name);
    root.text("difficulty", profile.difficulty);
    root.boolean("nine_lives", profile.nine_lives);
    root.number("lives", profile.lives);
    root.number("tuna", profile.tuna);
    root.number("ticks_flown", profile.ticks_flown);
    write_missions(root, to, profile);
    root.numbers("campaign", profile.campaign);
    root.numbers("counts", profile.counts);
    root.texts("medals", profile.medals);
    root.texts("met", profile.met);
    root.texts("talks", profile.talks);
    root.texts("read", profile.read);
    write_ships(root, to, profile);
    write_log(root, to, profile);
    root.end();
    return to.result();
}

std::optional<Profile> load_profile(const std::filesystem::path& folder, int slot,
                                    std::vector<std::string>& notices) {
    const Kept kept = file_of(folder, slot).read();
    notices.insert(notices.end(), kept.notices.begin(), kept.notices.end());
    if (!kept.document) return std::nullopt;
    return read_profile(kept.document->root());
}

bool save_profile(const std::filesystem::path& folder, int slot, const Profile& profile, std::string& why) {
    const KeptFile file = file_of(folder, slot);
    const Kept before = file.read();
    std::optional<JsonValue> root;
    if (before.document) root = before.document->root();
    return file.write(write_profile(profile, root), why);
}

bool delete_profile(const std::filesystem::path& folder, int slot, std::string& why) {
    const KeptFile file = file_of(folder, slot);
    std::error_code error;
    std::filesystem::remove(file.previous_path(), error);
    if (!error) {
        const auto aside = folder / concat("profile-", std::to_string(slot), ".deleted.json");
        std::filesystem::rename(file.path(), aside, error);
    }
    if (error) why = error.message();
    return !error;
}

}  // namespace nl::save
