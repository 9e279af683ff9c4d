#include "sim/rehearsal.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "script/compile.hpp"
#include "sim/command_table.hpp"
#include "sim/story.hpp"
#include "sim/transcript.hpp"

namespace nl::sim {
namespace {

constexpr int kMostPaths = 500;

/// Picks options as told, and keeps what it picked.
class Chooser {
  public:
    Chooser(const std::vector<int>& wanted, std::vector<ChoiceMade>& made) : wanted_(wanted), made_(made) {}

    /// What to press in the next tick; a key must come up before it can go down again.
    std::uint8_t next(const Stage& stage) {
        const auto choice = stage.choice();
        if (!choice || pressed_) {
            pressed_ = false;
            return 0;
        }
        pressed_ = true;
        const int of = static_cast<int>(choice->count);
        const int n = made_.size() < wanted_.size() ? std::clamp(wanted_[made_.size()], 1, of) : 1;
        made_.push_back({n, of, std::string(choice->options[static_cast<std::size_t>(n - 1)])});
        return static_cast<std::uint8_t>(n);
    }

  private:
    const std::vector<int>& wanted_;
    std::vector<ChoiceMade>& made_;
    bool pressed_ = false;
};

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

void merge(std::vector<std::vector<bool>>& into, const std::vector<std::vector<bool>>& more) {
    if (into.empty()) into = more;
    for (std::size_t f = 0; f < into.size(); ++f)
        for (std::size_t n = 0; n < into[f].size(); ++n) into[f][n] = into[f][n] || more[f][n];
}

bool is_command(const std::string& line) {
    const auto text = trimmed(line);
    const auto* spec = command_table().find_command(text.substr(0, text.find(' ')));
    return spec != nullptr && !script::is_control(spec->flow);
}

void list_unreached(const content::Mission& mission, const std::vector<std::vector<bool>>& reached,
                    TextSink sink, void* user) {
    bool any = false;
    const auto& functions = mission.script.functions;
    for (std::size_t f = 0; f < functions.size(); ++f) {
        for (std::size_t n = 0; n < functions[f].lines.size(); ++n) {
            const SourceLine& line = functions[f].lines[n];
            if (reached[f][n] || !is_command(line.text)) continue;
            if (!any) sink(user, "lines that were never reached:");
            any = true;
            sink(user, concat("  ", mission.script.file, ":", std::to_string(line.start.line), ": ",
                              functions[f].name.text, ": ", excerpt(trimmed(line.text))));
        }
    }
    if (!any) sink(user, "every line was reached");
}

}  // namespace

bool parse_pretended(std::string_view text, PretendedEvent& into) {
    const auto at = text.rfind('@');
    if (at == std::string_view::npos) return false;
    const auto seconds = parse_number(trimmed(text.substr(at + 1)));
    into.event = std::string(trimmed(text.substr(0, at)));
    if (!seconds || *seconds < 0 ||
        script::parse_event(into.event, command_table()).event == script::kNoEvent)
        return false;
    into.seconds = *seconds;
    return true;
}

bool parse_setting(std::string_view text, StoryVariable& into) {
    const auto at = text.find('=');
    if (at == std::string_view::npos) return false;
    const auto value = parse_number(trimmed(text.substr(at + 1)));
    into.name = std::string(trimmed(text.substr(0, at)));
    if (!value || into.name.empty()) return false;
    into.value = *value;
    return true;
}

bool parse_choices(std::string_view text, std::vector<int>& into) {
    for (const auto part : split(text, ',')) {
        const auto n = parse_integer(trimmed(part));
        if (!n || *n < 1 || *n > static_cast<int>(VisibleChoice::kMostOptions)) return false;
        into.push_back(static_cast<int>(*n));
    }
    return true;
}

Rehearsal rehearse(const content::Library& library, const content::Mission& mission,
                   const RehearsalOptions& options, TextSink sink, void* user) {
    StageOptions stage_options = options.stage;
    stage_options.rehearsal = true;
    Stage stage(library, mission, stage_options);
    Rehearsal result;
    Chooser chooser(options.choices, result.choices);
    Transcript transcript(sink, user);
    if (options.trace) stage.trace_to(sink, user);
    while (!stage.ended() && stage.now() < options.ticks) {
        Input input;
        input.choice = chooser.next(stage);
        if (input.choice != 0 && !options.trace) transcript.chosen(stage, result.choices.back().label);
        for (const PretendedEvent& p : options.fired) {
            if (stage.now() + 1 != std::max<Tick>(1, to_ticks(p.seconds))) continue;
            if (!options.trace) transcript.pretended(stage, p.event);
            (void)stage.pretend(p.event);
        }
        stage.tick(input);
        if (!options.trace) transcript.tell(stage);
    }
    if (!options.trace) transcript.ended(stage);
    result.status = stage.status();
    result.ended = stage.ended();
    result.ticks = stage.now();
    result.reached = stage.story().reached();
    return result;
}

int rehearse_all_branches(const content::Library& library, const content::Mission& mission,
                          const RehearsalOptions& options, TextSink sink, void* user) {
    RehearsalOptions one = options;
    one.choices.clear();
    std::vector<std::vector<bool>> reached;
    int paths = 0;
    bool more = true;
    while (more && paths < kMostPaths) {
        std::vector<std::string> text;  // the heading comes first, and is only known at the end
        const auto keep = [](void* lines, std::string_view line) {
            static_cast<std::vector<std::string>*>(lines)->emplace_back(line);
        };
        const Rehearsal r = rehearse(library, mission, one, keep, &text);
        sink(user, concat("path ", std::to_string(++paths), ": ", path_text(r.choices)));
        for (const std::string& line : text) sink(user, line);
        sink(user, "");
        merge(reached, r.reached);
        more = next_path(r.choices, one.choices);
    }
    if (more)
        sink(user,
             concat("there are more paths than ", std::to_string(kMostPaths), ": the rest was not walked"));
    list_unreached(mission, reached, sink, user);
    return paths;
}

}  // namespace nl::sim
