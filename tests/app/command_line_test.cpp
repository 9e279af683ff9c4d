#include "app/command_line.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "running.hpp"

namespace {

using nl::app::Arguments;
using nl::app::Command;
using nl::app::Console;
using nl::app::ValueKind;

Outcome run(const std::vector<std::string>& words, const std::vector<Command>& commands) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = nl::app::run_command_line(words, commands, {out, err});
    return {status, out.str(), err.str()};
}

std::vector<Command> sample() {
    return {{"fly",
             "MISSION",
             1,
             2,
             "Flies.",
             {{"--seed", ValueKind::Whole, "N", "luck", 0, 1000},
              {"--json", ValueKind::None, "", "as JSON"},
              {"--size", ValueKind::Size, "WxH", "pixels"}},
             [](const Arguments& a, const Console& c) {
                 c.out << a.words().size() << " " << a.words()[0] << " seed " << a.whole("--seed", 7)
                       << (a.has("--json") ? " json" : "") << " " << a.size("--size", {1, 2}).height;
                 return 42;
             }}};
}

TEST(CommandLine, GivesACommandWhatWasTyped) {
    const auto r = run({"fly", "--seed", "5", "a.json", "--json", "--size=1920x1080"}, sample());
    EXPECT_EQ(r.status, 42);
    EXPECT_EQ(r.out, "1 a.json seed 5 json 1080");
    EXPECT_EQ(run({"fly", "a"}, sample()).out, "1 a seed 7 2");
    EXPECT_EQ(run({"fly", "--", "--a"}, sample()).out, "1 --a seed 7 2");
}

TEST(CommandLine, SuggestsTheNearestSpellingAndEndsWithTwo) {
    const auto option = run({"fly", "a", "--sead", "1"}, sample());
    EXPECT_EQ(option.status, 2);
    EXPECT_NE(option.err.find("did you mean '--seed'?"), std::string::npos) << option.err;
    const auto command = run({"flyy", "a"}, sample());
    EXPECT_EQ(command.status, 2);
    EXPECT_NE(command.err.find("did you mean 'fly'?"), std::string::npos) << command.err;
}

TEST(CommandLine, RefusesWhatMakesNoSense) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"fly"},
                                               {"fly", "a", "b", "c"},
                                               {"fly", "a", "--seed"},
                                               {"fly", "a", "--seed", "many"},
                                               {"fly", "a", "--seed", "1001"},
                                               {"fly", "a", "--seed="},
                                               {"fly", "a", "--json=yes"},
                                               {"fly", "a", "--size", "12x"},
                                               {"fly", "a", "--size", "9999999x20"},
                                               {"fly", "a", "-x"}}) {
        const auto r = run(words, sample());
        EXPECT_EQ(r.status, 2) << words.back();
        EXPECT_NE(r.err, "");
        EXPECT_EQ(r.out, "");
    }
}

TEST(CommandLine, HelpNamesEveryCommandAndOption) {
    const auto commands = nl::app::all_commands();
    const auto all = run({"--help"}, commands);
    EXPECT_EQ(all.status, 0);
    for (const auto& c : commands) {
        EXPECT_NE(all.out.find(c.name), std::string::npos) << c.name;
        if (c.name.empty()) continue;
        const auto one = run({std::string(c.name), "--help"}, commands);
        EXPECT_EQ(one.status, 0);
        for (const auto& o : c.options) EXPECT_NE(one.out.find(o.name), std::string::npos) << o.name;
    }
    EXPECT_EQ(run({"--version"}, commands).status, 0);
}

TEST(CommandLine, AModThatIsNoFolderIsSaid) {
    const auto r = run({"--mod", "/no/such/folder"}, nl::app::all_commands());
    EXPECT_EQ(r.status, 1);
    EXPECT_NE(r.err.find("/no/such/folder"), std::string::npos);
}

}  // namespace
