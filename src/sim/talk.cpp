#include "sim/talk.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "script/compile.hpp"
#include "script/own_rows.hpp"
#include "script/task.hpp"
#include "script/vocabulary.hpp"
#include "sim/log_rows.hpp"

namespace nl::sim {
namespace {

using script::Call;
using enum script::ArgType;

constexpr std::int64_t kLongestPause = 3600;  // ticks in which nothing is said: the script waits in vain

Talk& talk_of(const Call& call) { return static_cast<Talk&>(call.host()); }
StoryLog& log_of(const Call& call) { return talk_of(call).log(); }

/// Holds its function until the line has been read, so that what follows is not known before.
script::Task say(Call call) {
    Talk& talk = talk_of(call);
    Talk::Line line{std::string(call.text(0)), std::string(call.text(1)), std::string(call.text(2))};
    const content::Speaker* speaker = talk.library().find_speaker(line.speaker);
    if (line.portrait.empty() && speaker != nullptr) line.portrait = speaker->portrait;
    while (talk.saying()) co_await script::next_tick();  // of another function
    talk.say(std::move(line));
    while (talk.saying()) co_await script::next_tick();
}

double complete(Call& call) { return talk_of(call).complete(call.text(0)) ? 1.0 : 0.0; }

script::Table make_table() {
    std::vector<script::CommandSpec> commands{
        {"MSG_BOX",
         "talk",
         {{"speaker", Speaker, "speaker"}, {"portrait", Picture, "portrait"}, {"text", Text}},
         "Somebody says something; the next line comes when it has been read.",
         nullptr,
         say}};
    std::ranges::move(log_rows<&log_of>(), std::back_inserter(commands));
    std::vector<script::ConditionSpec> conditions{{"complete",
                                                   {{"mission", Name, "mission"}},
                                                   "That mission has been done.",
                                                   complete,
                                                   script::ValueType::Truth}};
    return {std::move(commands), {}, std::move(conditions)};
}

script::Vocabulary vocabulary_of(const content::Library& library) {
    script::Vocabulary v;
    std::vector<std::string> speakers;
    for (const auto& s : library.cast) speakers.push_back(s.name);
    v.set("speaker", "speaker", std::move(speakers));
    v.set("portrait", "portrait", library.portraits);
    v.set("mission", "mission", library.missions);
    return v;
}

script::Program compiled(const content::Library& library, const content::Conversation& conversation) {
    Diagnostics ignored;
    auto program = compile_talk(library, conversation, ignored);
    return program ? std::move(*program) : script::Program{};
}

}  // namespace

const script::Table& talk_table() {
    static const script::Table kTable = make_table();
    return kTable;
}

std::optional<script::Program> compile_talk(const content::Library& library,
                                            const content::Conversation& conversation,
                                            Diagnostics& diagnostics) {
    return script::compile(conversation.script, talk_table(), vocabulary_of(library), diagnostics);
}

Talk::Talk(const content::Library& library, const content::Conversation& conversation,
           std::span<const StoryVariable> variables, std::vector<std::string> done)
    : library_(library),
      done_(std::move(done)),
      program_(compiled(library, conversation)),
      given_(variables.begin(), variables.end()),
      runner_(program_, *this, names_) {
    for (const auto& v : given_) (void)runner_.set_variable(v.name, v.value);
    runner_.fire(script::kStartEvent);
    run();
}

void Talk::run() {
    for (std::int64_t quiet = 0; quiet < kLongestPause; ++quiet) {
        runner_.step(++now_);
        if (line_ || runner_.choice() != nullptr || !runner_.running()) return;
    }
    runner_.stop_all("nothing has been said for a minute");
}

void Talk::say(Line line) {
    said_.push_back(line);
    line_ = std::move(line);
}

void Talk::next() {
    if (!line_) return;
    line_.reset();
    run();
}

bool Talk::pick(std::uint32_t n) {
    const auto options = choice();
    if (line_ || !options || n == 0 || n > options->count) return false;
    std::string answer(options->options[n - 1]);
    if (!runner_.pick(n)) return false;
    said_.push_back({{}, {}, std::move(answer)});
    run();
    return true;
}

std::optional<VisibleChoice> Talk::choice() const {
    return line_ ? std::nullopt : visible_choice(runner_, program_);
}

std::vector<StoryVariable> Talk::campaign_variables() const {
    return kept_variables(given_, runner_, program_);
}

bool Talk::complete(std::string_view mission) const {
    return std::find(done_.begin(), done_.end(), mission) != done_.end();
}

}  // namespace nl::sim
