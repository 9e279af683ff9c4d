#pragma once

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "script/call.hpp"
#include "script/compile.hpp"
#include "script/host.hpp"
#include "script/runner.hpp"
#include "script/task.hpp"

namespace nl::script {

struct FunctionText {
    std::string name;
    std::vector<std::string> lines;
    bool repeat = false;
};

/// A script as a file would hold it: line n of the whole stands on line n, names first, text from column 1.
inline ScriptSource source_of(const std::vector<FunctionText>& functions) {
    ScriptSource source;
    source.file = "test.json";
    std::uint32_t at = 0;
    for (const auto& f : functions) {
        FunctionSource fs;
        fs.name = {f.name, {++at, 1}, {}};
        fs.repeat = f.repeat;
        for (const auto& line : f.lines) fs.lines.push_back({line, {++at, 1}, {}});
        source.functions.push_back(std::move(fs));
    }
    return source;
}

/// Hears everything and keeps it as "tick what": a stand-in for a stage.
class Scene : public Host {
  public:
    std::vector<std::string> heard;
    double fuel = 0.0;  ///< what the condition of that name says
    std::int64_t tick = 0;

    void function_started(std::uint32_t, const Function& f) override {
        if (!deaf) hear("start " + f.name);
    }
    void line_executed(std::uint32_t, const Function& f, std::uint32_t line) override {
        if (trace_lines) hear(f.name + " " + std::to_string(line));
    }
    void function_ended(std::uint32_t, const Function& f) override {
        if (!deaf) hear("end " + f.name);
    }
    void complained(std::uint32_t, const Function& f, std::uint32_t line, std::string_view text) override {
        hear("error " + f.name + " " + std::to_string(line) + ": " + std::string(text));
    }
    void hear(const std::string& what) {
        heard.push_back(std::to_string(tick) + " " + what);
    }
    bool trace_lines = false;
    bool deaf = false;
    std::vector<std::pair<std::int64_t, std::string>> gone;  ///< who left when
};

inline Scene& scene_of(const Call& call) { return static_cast<Scene&>(call.host()); }

inline void say(Call& call) {
    if (!scene_of(call).deaf) scene_of(call).hear(std::string(call.text(0)));
}

struct SayWhenDestroyed {
    Call call;
    ~SayWhenDestroyed() {
        if (!scene_of(call).deaf) scene_of(call).hear("released " + std::string(call.text(0)));
    }
};

inline Task hold_inner(Call call, int ticks) {
    const SayWhenDestroyed inner{call};
    for (int i = 0; i < ticks; ++i) co_await next_tick();
}

/// HOLD name;n: takes n ticks, inside a task of its own.
inline Task hold(Call call) {
    const SayWhenDestroyed outer{call};
    co_await hold_inner(call, static_cast<int>(call.number(1)));
}

inline double fuel(Call& call) { return scene_of(call).fuel; }
inline double mood(Call&) { return 1.0; }

inline const Table& table() {
    using enum ArgType;
    static const Table kTable{
        {{"SAY", "talk", {{"text", Text}}, "Says it.", say},
         {"TELL",
          "talk",
          {{"who", Speaker, "pilot"}, {"picture", Picture, "picture"}, {"text", Text}},
          "Tells it.",
          say},
         {"HOLD", "craft", {{"name", Name, "pilot"}, {"n", Whole}}, "Holds.", nullptr, hold},
         {"GATE", "stage", {{"id", Name, "gate"}, {"state", OneOf, "off|on"}}, "Opens.", say},
         {"GO",
          "craft",
          {{"who", Names, "pilot"}, {"where", Point}, {"speed", Percent, {}, true}},
          "Goes.",
          say},
         {"LOOK", "cinema", {{"at", Where, "pilot"}}, "Looks.", say}},
        {{"LOST", {{"pilot", Name, "pilot"}}, "A pilot is lost."},
         {"COUNT", {{"pilot", Name, "pilot"}, {"n", Whole}}, "Counted."}},
        {{"fuel", {}, "Fuel.", fuel},
         {"near", {{"a", Name, "pilot"}, {"b", Name, "pilot"}}, "Near.", fuel, ValueType::Truth},
         {"mood", {{"pilot", Name, "pilot"}}, "Mood.", mood, ValueType::Word, "mood"}}};
    return kTable;
}

inline Vocabulary vocabulary() {
    Vocabulary v;
    v.set("pilot", "pilot", {"Leo", "Mittens", "Old Tom"});
    v.set("picture", "picture", {"gfx/leo.png"});
    v.set("gate", "gate", {});
    v.set("mood", "mood", {"calm", "cross"});
    return v;
}

/// A script that runs: compiled, with a scene to hear it.
struct Play {
    explicit Play(const std::vector<FunctionText>& functions) {
        Diagnostics diagnostics;
        program = compile(source_of(functions), table(), vocabulary(), diagnostics);
        problems = diagnostics.text();
        if (program) runner = std::make_unique<Runner>(*program, scene, names);
    }
    /// n ticks; START fires in the first of all.
    void run(int n) {
        for (int i = 0; i < n; ++i) {
            if (++scene.tick == 1) runner->fire(table().find_event("START"));
            runner->step(scene.tick);
        }
    }
    NameTable names;
    Scene scene;
    std::optional<Program> program;
    std::string problems;
    std::unique_ptr<Runner> runner;
};

using Heard = std::vector<std::string>;

}  // namespace nl::script
