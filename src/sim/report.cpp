#include "sim/report.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "base/text.hpp"

namespace nl::sim {

namespace {

std::string left(std::string_view text, std::size_t width) {
    std::string out(text);
    const std::size_t n = count_code_points(text);
    if (n < width) out.append(width - n, ' ');
    return out;
}

std::string right(std::string_view text, std::size_t width) {
    const std::size_t n = count_code_points(text);
    return n < width ? std::string(width - n, ' ').append(text) : std::string(text);
}

std::string whole(double number) { return to_text(static_cast<std::int64_t>(number + 0.5)); }

std::string clock_text(Tick ticks) {
    const Tick seconds = ticks / kTicksPerSecond;
    const Tick rest = seconds % 60;
    return concat(to_text(seconds / 60), rest < 10 ? ":0" : ":", to_text(rest));
}

std::string percent(int part, int of) {
    return of > 0 ? concat(whole(100.0 * part / of), "%") : std::string("-");
}

std::string row(const FlightPlan& plan, const FlightResult& r, std::size_t mission_width) {
    const Statistics& s = r.statistics;
    return concat(left(plan.mission->id, mission_width), " ",
                  right(to_text(static_cast<std::int64_t>(plan.seed)), 5), "  ", left(plan.difficulty, 12),
                  left(name_of(plan.style), 10), left(name_of(r.end), 9), right(clock_text(r.ticks), 6),
                  right(whole(static_cast<double>(s.damage_taken)), 8),
                  right(concat(whole(static_cast<double>(r.hull)), "%"), 6),
                  right(to_text(static_cast<std::int64_t>(s.kills)), 7),
                  right(to_text(static_cast<std::int64_t>(s.shots)), 8), right(percent(s.hits, s.shots), 6),
                  right(to_text(static_cast<std::int64_t>(s.losses)), 8),
                  r.seconds > 0.0 ? right(concat(whole(r.times_real_time()), "x"), 9) : std::string(), "  ",
                  r.why, "\n");
}

std::string summary(std::span<const FlightResult> results) {
    const auto count = [&](FlightResult::End end) {
        return to_text(static_cast<std::int64_t>(std::count_if(
            results.begin(), results.end(), [&](const FlightResult& r) { return r.end == end; })));
    };
    double ticks = 0.0;
    double damage = 0.0;
    for (const FlightResult& r : results) {
        ticks += static_cast<double>(r.ticks);
        damage += static_cast<double>(r.statistics.damage_taken);
    }
    const double n = std::max(1.0, static_cast<double>(results.size()));
    return concat(to_text(static_cast<std::int64_t>(results.size())),
                  " flights: ", count(FlightResult::End::Won), " won, ", count(FlightResult::End::Lost),
                  " lost, ", count(FlightResult::End::Timeout), " out of time; on average ",
                  clock_text(static_cast<Tick>(ticks / n)), " and ", whole(damage / n),
                  " points of damage taken\n");
}

}  // namespace

double FlightResult::times_real_time() const {
    return seconds > 0.0 ? static_cast<double>(ticks) / kTicksPerSecond / seconds : 0.0;
}

std::string_view name_of(FlightResult::End end) {
    switch (end) {
        case FlightResult::End::Won:
            return "won";
        case FlightResult::End::Lost:
            return "lost";
        case FlightResult::End::Timeout:
            return "timeout";
    }
    return "";
}

std::string_view name_of(BotStyle style) {
    switch (style) {
        case BotStyle::Normal:
            return "normal";
        case BotStyle::Careful:
            return "careful";
        case BotStyle::Reckless:
            return "reckless";
        case BotStyle::Idle:
            return "idle";
    }
    return "";
}

FlightResult fly_mission(const content::Library& library, const FlightPlan& plan, Clock clock,
                         const Onlookers& onlookers) {
    StageOptions options;
    options.seed = plan.seed;
    options.difficulty = plan.difficulty;
    Stage stage(library, *plan.mission, options);
    Bot bot(plan.style, plan.choices);
    FlightResult r;
    const Onlooker look = onlookers ? onlookers(stage) : Onlooker();
    const double begin = clock != nullptr ? clock() : 0.0;
    while (!stage.ended() && stage.now() < plan.limit) {
        stage.tick(bot.decide(stage));
        if (look) look(stage, r);
    }
    if (clock != nullptr) r.seconds = std::max(clock() - begin, 1e-6);
    r.ticks = stage.now();
    r.statistics = stage.statistics();
    if (const Craft* player = stage.world().player_craft())
        r.hull = player->hull * 100.0F / (player->type->hull * stage.world().difficulty().player_hull);
    if (!stage.ended()) return r;
    r.end = stage.status() == Status::Complete ? FlightResult::End::Won : FlightResult::End::Lost;
    r.why = std::string(stage.fail_reason());
    return r;
}

std::vector<FlightResult> fly_missions(const content::Library& library, std::span<const FlightPlan> plans,
                                       int jobs, Clock clock, const Onlookers& onlookers) {
    std::vector<FlightResult> results(plans.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < plans.size(); i = next++)
            results[i] = fly_mission(library, plans[i], clock, onlookers);
    };
    const int threads = std::clamp(jobs, 1, 64);
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    others.clear();  // waits for them
    return results;
}

std::vector<FlightPlan> plan_flights(std::span<const content::Mission* const> missions, int runs,
                                     std::uint64_t first_seed, std::span<const std::string> difficulties,
                                     std::span<const BotStyle> styles) {
    std::vector<FlightPlan> plans;
    for (const content::Mission* mission : missions)
        for (const std::string& difficulty : difficulties)
            for (const BotStyle style : styles)
                for (int run = 0; run < runs; ++run) {
                    FlightPlan plan;
                    plan.mission = mission;
                    plan.seed = first_seed + static_cast<std::uint64_t>(run);
                    plan.difficulty = difficulty;
                    plan.style = style;
                    plans.push_back(std::move(plan));
                }
    return plans;
}

std::string report_table(std::span<const FlightPlan> plans, std::span<const FlightResult> results) {
    std::size_t width = 7;
    for (const FlightPlan& plan : plans) width = std::max(width, count_code_points(plan.mission->id));
    const bool timed =
        std::any_of(results.begin(), results.end(), [](const FlightResult& r) { return r.seconds > 0.0; });
    std::string out = concat(left("mission", width), "  seed  difficulty  style     result     time  damage  hull  kills   shots  hits  losses",
                             timed ? "    speed" : "", "  why\n");
    for (std::size_t i = 0; i < results.size(); ++i) out += row(plans[i], results[i], width);
    return out + summary(results);
}

std::string report_json(std::span<const FlightPlan> plans, std::span<const FlightResult> results) {
    std::string out;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const FlightPlan& p = plans[i];
        const FlightResult& r = results[i];
        const Statistics& s = r.statistics;
        const auto number = [](int n) { return to_text(static_cast<std::int64_t>(n)); };
        out += concat("{\"mission\":", json_quoted(p.mission->id),
                      ",\"seed\":", to_text(static_cast<std::int64_t>(p.seed)),
                      ",\"difficulty\":", json_quoted(p.difficulty),
                      ",\"style\":", json_quoted(name_of(p.style)),
                      ",\"result\":", json_quoted(name_of(r.end)), ",\"why\":", json_quoted(r.why),
                      ",\"ticks\":", to_text(r.ticks), ",\"times_real_time\":", whole(r.times_real_time()),
                      ",\"damage_taken\":", whole(static_cast<double>(s.damage_taken)),
                      ",\"hull\":", whole(static_cast<double>(r.hull)),
                      ",\"kills\":", number(s.kills), ",\"shots\":", number(s.shots),
                      ",\"hits\":", number(s.hits), ",\"losses\":", number(s.losses), "}\n");
    }
    return out;
}

}  // namespace nl::sim
