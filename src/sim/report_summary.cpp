#include <algorithm>

#include "base/text.hpp"
#include "sim/report.hpp"

namespace nl::sim {
namespace {

/// The flights of one mission, difficulty and style: plans lists them one after the other.
struct Group {
    const FlightPlan* plan = nullptr;
    int runs = 0;
    int won = 0;
    double ticks = 0.0;
    double damage = 0.0;
    double hull = 0.0;
    std::int64_t shots = 0;
    std::int64_t hits = 0;
    std::int64_t tuna = 0;  ///< of those that were won

    [[nodiscard]] bool takes(const FlightPlan& other) const {
        return plan != nullptr && plan->mission == other.mission && plan->difficulty == other.difficulty &&
               plan->style == other.style;
    }
    void add(const FlightResult& r) {
        ++runs;
        won += r.end == FlightResult::End::Won ? 1 : 0;
        ticks += static_cast<double>(r.ticks);
        damage += static_cast<double>(r.statistics.damage_taken);
        hull += static_cast<double>(r.hull);
        shots += r.statistics.shots;
        hits += r.statistics.hits;
        tuna += r.end == FlightResult::End::Won ? r.tuna : 0;
    }
    [[nodiscard]] std::int64_t mean(double sum) const {
        return static_cast<std::int64_t>(sum / std::max(runs, 1) + 0.5);
    }
    [[nodiscard]] std::int64_t mean_tuna() const { return (tuna + won / 2) / std::max(won, 1); }
};

std::vector<Group> groups_of(std::span<const FlightPlan> plans, std::span<const FlightResult> results) {
    std::vector<Group> out;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (out.empty() || !out.back().takes(plans[i])) {
            out.emplace_back();
            out.back().plan = &plans[i];
        }
        out.back().add(results[i]);
    }
    return out;
}

std::string number(std::int64_t n) { return to_text(n); }

std::string padded(std::string text, std::size_t width) {
    if (text.size() < width) text.append(width - text.size(), ' ');
    return text;
}

}  // namespace

std::string summary_table(std::span<const FlightPlan> plans, std::span<const FlightResult> results) {
    std::string out;
    for (const Group& g : groups_of(plans, results))
        out += concat(padded(g.plan->mission->id, 24), padded(g.plan->difficulty, 10),
                      padded(std::string(name_of(g.plan->style)), 10), "won ", number(g.won), " of ",
                      number(g.runs), "   mean: ", number(g.mean(g.ticks) / kTicksPerSecond), " s, hull ",
                      number(g.mean(g.hull)), " %, damage ", number(g.mean(g.damage)), ", hits ",
                      number(g.hits * 100 / std::max<std::int64_t>(g.shots, 1)), " %",
                      g.won > 0 ? concat(", tuna ", number(g.mean_tuna())) : std::string(), "\n");
    return out;
}

std::string summary_json(std::span<const FlightPlan> plans, std::span<const FlightResult> results) {
    std::string out;
    for (const Group& g : groups_of(plans, results))
        out += concat("{\"mission\":", json_quoted(g.plan->mission->id),
                      ",\"difficulty\":", json_quoted(g.plan->difficulty),
                      ",\"pilot\":", json_quoted(name_of(g.plan->style)), ",\"won\":", number(g.won),
                      ",\"runs\":", number(g.runs), ",\"ticks\":", number(g.mean(g.ticks)),
                      ",\"hull\":", number(g.mean(g.hull)), ",\"damage_taken\":", number(g.mean(g.damage)),
                      ",\"shots\":", number(g.shots), ",\"hits\":", number(g.hits),
                      ",\"tuna\":", number(g.mean_tuna()), "}\n");
    return out;
}

}  // namespace nl::sim
