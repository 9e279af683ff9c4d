#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "save/profile.hpp"
#include "save/profile_file.hpp"

namespace nl::save {
namespace {

constexpr double kMost = 9e15;  // whole numbers beyond are not exact in JSON
constexpr std::int64_t kMostCount = 1000000000;
constexpr int kMostLevel = 100;

/// An object of the file, of which nothing is believed.
class Lookup {
  public:
    explicit Lookup(JsonValue from) : from_(from) {}

    [[nodiscard]] std::int64_t whole(std::string_view key, std::int64_t otherwise = 0) const {
        const auto v = from_.find(key);
        if (!v || !v->is(JsonKind::Number) || !(std::abs(v->number()) <= kMost)) return otherwise;
        return static_cast<std::int64_t>(v->number());
    }
    [[nodiscard]] int count(std::string_view key, int otherwise = 0) const {
        return static_cast<int>(std::clamp<std::int64_t>(whole(key, otherwise), 0, kMostCount));
    }
    [[nodiscard]] bool boolean(std::string_view key) const {
        const auto v = from_.find(key);
        return v && v->boolean();
    }
    [[nodiscard]] std::string text(std::string_view key, std::string_view otherwise = {}) const {
        const auto v = from_.find(key);
        return std::string(v && v->is(JsonKind::String) ? v->string() : otherwise);
    }
    void texts(std::string_view key, std::vector<std::string>& to) const {
        for (const JsonValue& v : elements(key))
            if (v.is(JsonKind::String)) to.emplace_back(v.string());
    }
    void numbers(std::string_view key, std::map<std::string, double, std::less<>>& to) const {
        for (const auto& m : members(key))
            if (m.value.is(JsonKind::Number)) to[std::string(m.key)] = m.value.number();
    }
    [[nodiscard]] std::vector<JsonValue> elements(std::string_view key) const {
        const auto v = from_.find(key);
        return v ? v->elements() : std::vector<JsonValue>{};
    }
    [[nodiscard]] std::vector<JsonValue::Member> members(std::string_view key) const {
        const auto v = from_.find(key);
        return v ? v->members() : std::vector<JsonValue::Member>{};
    }
    [[nodiscard]] float fraction(std::string_view key) const {
        const auto v = from_.find(key);
        return v ? static_cast<float>(std::clamp(v->number(), 0.0, 1.0)) : 0.0F;
    }

  private:
    JsonValue from_;
};

Score read_score(const Lookup& from) {
    return {std::max<std::int64_t>(from.whole("points"), 0), from.count("kills"),
            std::max<std::int64_t>(from.whole("ticks"), 0), from.text("difficulty"), from.text("craft")};
}

MissionRecord read_record(const Lookup& from) {
    MissionRecord out;
    out.complete = from.boolean("complete");
    out.flown = from.count("flown");
    out.best_ticks = std::max<std::int64_t>(from.whole("best_ticks"), 0);
    out.most_kills = from.count("most_kills");
    out.best_accuracy = from.fraction("best_accuracy");
    out.difficulty = from.text("difficulty");
    out.hardest = from.boolean("hardest");
    for (const JsonValue& v : from.elements("scores"))
        if (out.scores.size() < MissionRecord::kMostScores) out.scores.push_back(read_score(Lookup(v)));
    std::stable_sort(out.scores.begin(), out.scores.end(),
                     [](const Score& a, const Score& b) { return a.points > b.points; });
    return out;
}

content::Outfit read_outfit(const std::string& craft, const Lookup& from) {
    content::Outfit out;
    out.craft = craft;
    from.texts("weapons", out.weapons);
    for (const auto& m : from.members("upgrades")) {
        const double level = m.value.number();
        if (level >= 1.0 && level <= kMostLevel) out.upgrades[std::string(m.key)] = static_cast<int>(level);
    }
    return out;
}

void read_log(const Lookup& root, Profile& out) {
    for (const JsonValue& v : root.elements("notes")) {
        const Lookup note(v);
        out.notes.push_back({note.text("id"), note.text("title"), note.text("text"), note.text("mission")});
    }
    for (const JsonValue& v : root.elements("quests")) {
        const Lookup quest(v);
        out.quests.push_back({quest.text("id"), quest.count("stage"), quest.text("text")});
    }
    for (const auto& m : root.members("spoken")) {
        auto& lines = out.spoken[std::string(m.key)];
        for (const JsonValue& v : m.value.elements()) {
            const Lookup line(v);
            lines.push_back({line.text("when"), line.text("speaker"), line.text("text")});
        }
    }
}

void read_ships(const Lookup& root, Profile& out) {
    root.texts("unlocked", out.unlocked);
    root.texts("craft", out.craft);
    root.texts("weapons", out.weapons);
    out.flies = root.text("flies", out.craft.empty() ? "" : out.craft.front());
    for (const auto& m : root.members("outfits"))
        out.outfits[std::string(m.key)] = read_outfit(std::string(m.key), Lookup(m.value));
}

}  // namespace

Profile read_profile(JsonValue json) {
    Profile out;
    const Lookup root(json);
    out.name = root.text("name", out.name);
    out.difficulty = root.text("difficulty", out.difficulty);
    out.nine_lives = root.boolean("nine_lives");
    out.lives = root.count("lives", out.lives);
    out.tuna = std::max<std::int64_t>(root.whole("tuna"), 0);
    out.ticks_flown = std::max<std::int64_t>(root.whole("ticks_flown"), 0);
    for (const auto& m : root.members("missions"))
        out.missions[std::string(m.key)] = read_record(Lookup(m.value));
    root.numbers("campaign", out.campaign);
    root.numbers("counts", out.counts);
    root.texts("medals", out.medals);
    root.texts("met", out.met);
    root.texts("talks", out.talks);
    root.texts("read", out.read);
    read_ships(root, out);
    read_log(root, out);
    return out;
}

}  // namespace nl::save
