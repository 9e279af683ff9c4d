// rehearse --all-branches: every way through a mission's choices, and what no way leads to.

#include <algorithm>

#include "base/text.hpp"
#include "script/compile.hpp"
#include "script/own_rows.hpp"
#include "sim/command_table.hpp"
#include "sim/new_ground.hpp"
#include "sim/rehearsal.hpp"
#include "sim/story.hpp"
#include "sim/triggers.hpp"

namespace nl::sim {
namespace {

std::string path_text(const std::vector<ChoiceMade>& choices) {
    std::string out;
    for (const ChoiceMade& c : choices)
        out += concat(out.empty() ? "" : ", ", std::to_string(c.picked), " ", c.label);
    return out.empty() ? "no choices" : out;
}

/// The next path in the order of a tree walk; false when that was the last.
bool next_path(const std::vector<ChoiceMade>& made, std::vector<int>& path) {
    std::size_t i = made.size();
    while (i > 0 && made[i - 1].picked >= made[i - 1].of) --i;
    path.clear();
    if (i == 0) return false;
    for (std::size_t k = 0; k < i; ++k) path.push_back(made[k].picked);
    ++path.back();
    return true;
}

/// True when there was something new.
bool merge(ReachedLines& into, const ReachedLines& more) {
    bool any = false;
    for (std::size_t f = 0; f < into.size(); ++f)
        for (std::size_t n = 0; n < into[f].size(); ++n) {
            any = any || (more[f][n] && !into[f][n]);
            into[f][n] = into[f][n] || more[f][n];
        }
    return any;
}

bool is_command(const std::string& line) {
    const auto text = trimmed(line);
    const auto* spec = command_table().find_command(text.substr(0, text.find(' ')));
    return spec != nullptr && !script::is_control(spec->flow);
}

/// Whether an event comes from the world, so that a writer cannot bring it about by a choice; later ones are
/// pretended later, for a mission that is over hears no more.
int turn_of(script::EventId event) {
    if (event == script::kNoEvent || event <= script::kChosenEvent) return 0;
    for (const auto t : {Trigger::MissionComplete, Trigger::MissionFailed})
        if (event == event_of(t)) return 3;
    for (const auto t : {Trigger::ObjectiveComplete, Trigger::ObjectiveFailed, Trigger::ObjectiveActive})
        if (event == event_of(t)) return 2;
    return 1;
}

class Walker {
  public:
    Walker(const content::Library& library, const content::Mission& mission, const RehearsalOptions& options,
           TextSink sink, void* user)
        : library_(library), mission_(mission), options_(options), sink_(sink), user_(user) {
        options_.until_quiet = true;
        for (const auto& f : mission.script.functions) reached_.emplace_back(f.lines.size(), false);
    }

    int run() {
        walk(true);
        // A mission that ends early leaves events for another walk; one that brings nothing new is the last.
        for (bool more = true; more && ticks_ < kMostTicks;) {
            options_.in_turn = unstarted();
            options_.patience = kPatience;
            more = !options_.in_turn.empty() && walk(false);
        }
        find_new_ground();
        if (ticks_ >= kMostTicks) say("there are too many paths: the rest was not walked");
        list_unreached();
        return paths_;
    }

  private:
    static constexpr Tick kMostTicks = 4'000'000;
    static constexpr Tick kPatience = 20 * kTicksPerSecond;

    void say(std::string_view line) { sink_(user_, line); }

    /// What only stands behind conditions: goes there whatever they say, as long as that leads to something.
    void find_new_ground() {
        Diagnostics ignored;
        const auto program = compile_story(library_, mission_, ignored);
        if (!program) return;
        const std::size_t before = known_lines();
        for (bool more = true; more && ticks_ < kMostTicks;) {
            const ReachedLines known = reached_;
            options_.known = &known;
            options_.in_turn = events_where([&, ground = NewGround(*program, known)](std::size_t f) {
                return ground.lies_in(static_cast<std::uint32_t>(f));
            });
            more = !is_all_known() && walk(false);
            options_.known = nullptr;
        }
        past_conditions_ = known_lines() - before;
    }

    /// Every combination of choices; tells all of them or only those that lead to something new. True when
    /// one did.
    bool walk(bool tell_all) {
        bool any = false;
        options_.choices.clear();
        for (bool more = true; more && ticks_ < kMostTicks;) {
            std::vector<std::string> text;  // the heading comes first, and is only known at the end
            const auto keep = [](void* lines, std::string_view line) {
                static_cast<std::vector<std::string>*>(lines)->emplace_back(line);
            };
            const Rehearsal r = rehearse(library_, mission_, options_, keep, &text);
            ticks_ += r.ticks;
            const bool found = merge(reached_, r.reached);
            any = any || found;
            if (tell_all || found) tell(r, text);
            more = next_path(r.choices, options_.choices);
        }
        return any;
    }

    void tell(const Rehearsal& r, const std::vector<std::string>& text) {
        say(concat("path ", std::to_string(++paths_), ": ", path_text(r.choices),
                   options_.in_turn.empty() ? "" : ", and what a fight would bring",
                   options_.known == nullptr ? "" : ", whatever the conditions say"));
        for (const std::string& line : text) say(line);
        say("");
    }

    [[nodiscard]] bool is_known(std::size_t f, std::size_t n) const {
        return reached_[f][n] || !is_command(mission_.script.functions[f].lines[n].text);
    }
    [[nodiscard]] std::size_t known_lines() const {
        std::size_t known = 0;
        for (std::size_t f = 0; f < reached_.size(); ++f)
            for (std::size_t n = 0; n < reached_[f].size(); ++n) known += is_known(f, n) ? 1 : 0;
        return known;
    }
    [[nodiscard]] bool is_all_known() const {
        std::size_t all = 0;
        for (const auto& lines : reached_) all += lines.size();
        return known_lines() == all;
    }

    /// Events of the world that functions wait for which nothing has started yet.
    [[nodiscard]] std::vector<std::string> unstarted() const {
        return events_where([this](std::size_t f) {
            return std::find(reached_[f].begin(), reached_[f].end(), true) == reached_[f].end();
        });
    }
    /// Events of the world that start those functions, in a sensible order.
    template <class Wanted>
    [[nodiscard]] std::vector<std::string> events_where(const Wanted& wanted) const {
        std::vector<std::string> out;
        const auto& functions = mission_.script.functions;
        for (int turn = 1; turn <= 3; ++turn)
            for (std::size_t f = 0; f < functions.size(); ++f) {
                const std::string name(trimmed(functions[f].name.text));
                if (!wanted(f) || turn_of(script::parse_event(name, command_table()).event) != turn) continue;
                if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
            }
        return out;
    }

    void list_unreached() {
        bool any = false;
        const auto& functions = mission_.script.functions;
        for (std::size_t f = 0; f < functions.size(); ++f) {
            for (std::size_t n = 0; n < functions[f].lines.size(); ++n) {
                const SourceLine& line = functions[f].lines[n];
                if (is_known(f, n)) continue;
                if (!any) say("lines that were never reached:");
                any = true;
                say(concat("  ", mission_.script.file, ":", std::to_string(line.start.line), ": ",
                           functions[f].name.text, ": ", excerpt(trimmed(line.text))));
            }
        }
        if (!any) say("every line was reached");
        if (past_conditions_ > 0)
            say(concat(
                std::to_string(past_conditions_),
                " of the lines stand behind conditions that were not met, and were reached all the same"));
        if (any)
            say("what stands behind a condition may be reached with --set VAR=VALUE or --fire EVENT@SECONDS");
    }

    const content::Library& library_;
    const content::Mission& mission_;
    RehearsalOptions options_;
    TextSink sink_;
    void* user_;
    ReachedLines reached_;
    Tick ticks_ = 0;
    std::size_t past_conditions_ = 0;  ///< lines that were reached whatever their conditions say
    int paths_ = 0;
};

}  // namespace

int rehearse_all_branches(const content::Library& library, const content::Mission& mission,
                          const RehearsalOptions& options, TextSink sink, void* user) {
    return Walker(library, mission, options, sink, user).run();
}

}  // namespace nl::sim
