// Every kind of mistake, with the exact report: SCRIPT.md sections 1 and 2. Line n of a test script stands on
// line n.

#include "script/compile.hpp"

#include <gtest/gtest.h>

#include "scene.hpp"

namespace nl::script {
namespace {

std::string problems_of(const std::vector<FunctionText>& functions) {
    Diagnostics diagnostics;
    (void)compile(source_of(functions), table(), vocabulary(), diagnostics);
    return diagnostics.text();
}

/// What is wrong with one line, which stands on line 2 of a START.
std::string problem_of(const std::string& line) {
    std::string text = problems_of({{"START", {line}}});
    for (const std::string prefix : {"test.json:2:", "START: "}) {
        const auto at = text.find(prefix);
        if (at != std::string::npos) text.erase(at, prefix.size());
    }
    if (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

TEST(Compile, AGoodScriptSaysNothing) {
    EXPECT_EQ(problems_of({{"START",
                            {"", "# comment", "  // comment", "SAY   a; b: c;  ", "\tSAY indented",
                             "GO Leo, Old Tom; -3.5,4;10", "GO Leo;1,2", "LOOK Leo", "LOOK 3,4",
                             "TELL Leo;;hm", "TELL Anybody;gfx/leo.png;hm"}}}),
              "");
}

TEST(Compile, UnknownCommand) {
    EXPECT_EQ(problem_of("  SYA hello"), "3: error: unknown command 'SYA' (did you mean 'SAY'?)");
    EXPECT_EQ(problem_of("say hello"), "1: error: unknown command 'say' (did you mean 'SAY'?)");
    EXPECT_EQ(problem_of("FROBNICATE"), "1: error: unknown command 'FROBNICATE'");
}

TEST(Compile, WrongNumberOfArguments) {
    EXPECT_EQ(problem_of("DELAY"), "1: error: DELAY takes 1 argument, not 0 (write: DELAY seconds)");
    EXPECT_EQ(problem_of("DELAY 1; 2"), "10: error: DELAY takes 1 argument, not 2 (write: DELAY seconds)");
    EXPECT_EQ(problem_of("TELL Leo;gfx/leo.png"),
              "1: error: TELL takes 3 arguments, not 2 (write: TELL who;picture;text)");
    EXPECT_EQ(problem_of("RETURN now"), "8: error: RETURN takes no arguments, not 1 (write: RETURN)");
    EXPECT_EQ(problem_of("GO Leo"),
              "1: error: GO takes at least 2 arguments, not 1 (write: GO who;where[;speed])");
    EXPECT_EQ(problem_of("GO Leo;1,2;3;4"),
              "14: error: GO takes at most 3 arguments, not 4 (write: GO who;where[;speed])");
}

TEST(Compile, ArgumentsThatAreNone) {
    EXPECT_EQ(problem_of("DELAY soon"), "7: error: 'soon' is not a number of seconds (it is the seconds)");
    EXPECT_EQ(problem_of("DELAY -1"), "7: error: '-1' is not a number of seconds (it is the seconds)");
    EXPECT_EQ(problem_of("HOLD Leo; 1.5"), "11: error: '1.5' is not a whole number from 1 on (it is the n)");
    EXPECT_EQ(problem_of("GO Leo;1,2;101"),
              "12: error: '101' is not a whole number from 0 to 100 (it is the speed)");
    EXPECT_EQ(problem_of("GO Leo;12"),
              "8: error: '12' is no place (the where is two numbers with a comma between, like 200,-50)");
    EXPECT_EQ(problem_of("TELL Leo;gfx/leo.png;"), "22: error: TELL: text is empty");
}

TEST(Compile, NamesThatNothingHas) {
    EXPECT_EQ(problem_of("HOLD Mitens;3"), "6: error: unknown pilot 'Mitens' (did you mean 'Mittens'?)");
    EXPECT_EQ(problem_of("GO Leo, Tomm;1,2"),
              "9: error: unknown pilot 'Tomm' (known: Leo, Mittens, Old Tom)");
    EXPECT_EQ(problem_of("LOOK Lio"), "6: error: unknown pilot 'Lio' (did you mean 'Leo'?)");
    EXPECT_EQ(problem_of("GATE east;on"), "6: error: unknown gate 'east' (this mission has no gate)");
    EXPECT_EQ(problem_of("TELL Lio;;hm"), "6: error: unknown pilot 'Lio' (did you mean 'Leo'?)");
    EXPECT_EQ(problem_of("TELL Lio;gfx/leo.png;hm"), "6: warning: unknown pilot 'Lio' (did you mean 'Leo'?)");
    EXPECT_EQ(problem_of("TELL Leo;gfx/lio.png;hm"),
              "10: error: unknown picture 'gfx/lio.png' (did you mean 'gfx/leo.png'?)");
    EXPECT_EQ(problem_of("CALL there"), "6: error: unknown function 'there'");
}

TEST(Compile, AWordOfTheTable) {
    Vocabulary v;
    Diagnostics d;
    (void)compile(source_of({{"START", {"GATE east;maybe"}}}), table(), v, d);
    EXPECT_EQ(d.text(), "test.json:2:11: error: START: 'maybe' is not off or on\n");
}

TEST(Compile, Blocks) {
    EXPECT_EQ(problem_of("IF fuel > 1"), "1: error: IF is never closed (END_IF is missing)");
    EXPECT_EQ(problem_of("END_IF"), "1: error: END_IF without IF");
    EXPECT_EQ(problem_of("OPTION x"), "1: error: OPTION without CHOICE");
    EXPECT_EQ(problem_of("ELSE"), "1: error: ELSE without IF");
    EXPECT_EQ(problem_of("END_REPEAT"), "1: error: END_REPEAT without REPEAT");
    EXPECT_EQ(problem_of("BRANCH"), "1: error: BRANCH without PARALLEL");
    EXPECT_EQ(problem_of("CHOICE Well?"), "1: error: CHOICE is never closed (END_CHOICE is missing)");
    EXPECT_EQ(problems_of({{"START", {"REPEAT 0", "SAY x", "END_REPEAT"}}}),
              "test.json:2:8: error: START: '0' is not a whole number from 1 on (it is the n)\n");
    std::vector<std::string> ten{"CHOICE Well?"};
    for (int i = 0; i < 10; ++i) ten.push_back("OPTION x" + std::to_string(i));
    ten.emplace_back("END_CHOICE");
    EXPECT_EQ(problems_of({{"START", ten}}),
              "test.json:12:1: error: START: a CHOICE has at most 9 OPTIONs\n");
    EXPECT_EQ(problems_of({{"START", {"REPEAT 2", "IF fuel > 1", "END_REPEAT", "END_IF"}}}),
              "test.json:4:1: error: START: END_REPEAT without REPEAT (the IF of line 3 is still open)\n");
    EXPECT_EQ(problems_of({{"START", {"IF fuel", "ELSE", "ELSE_IF fuel", "END_IF"}}}),
              "test.json:4:1: error: START: ELSE_IF after ELSE (ELSE is the last way of an IF)\n");
    EXPECT_EQ(problems_of({{"START", {"CHOICE Well?", "SAY x", "OPTION y", "END_CHOICE"}}}),
              "test.json:3:1: error: START: SAY stands between CHOICE and its first OPTION\n");
    EXPECT_EQ(problems_of({{"START", {"CHOICE Well?", "END_CHOICE"}}}),
              "test.json:3:1: error: START: CHOICE without any OPTION\n");
    EXPECT_EQ(problems_of({{"START", {"PARALLEL", "END_PARALLEL"}}}),
              "test.json:3:1: error: START: PARALLEL without any BRANCH\n");
}

TEST(Compile, OneCauseOneError) {
    EXPECT_EQ(problems_of({{"START", {"IFF fuel > 1", "SAY x", "END_IF"}}}),
              "test.json:2:1: error: START: unknown command 'IFF' (did you mean 'IF'?)\n");
    EXPECT_EQ(problems_of({{"START", {"IF fule > ", "SAY x", "END_IF"}}}),
              "test.json:2:10: error: START: the expression ends where something must follow\n");
    EXPECT_EQ(problems_of({{"START", {"CALL helpr"}}, {"helper", {"SAY x"}}}),
              "test.json:2:6: error: START: unknown function 'helpr' (did you mean 'helper'?)\n")
        << "that nothing starts 'helper' follows from it";
}

TEST(Compile, AllMistakesAtOnce) {
    EXPECT_EQ(problems_of({{"TIEM 3", {"SYA x", "DELAY soon"}}, {"START", {"SAY fine"}}, {"TIME x", {}}}),
              "test.json:2:1: error: TIEM 3: unknown command 'SYA' (did you mean 'SAY'?)\n"
              "test.json:3:7: error: TIEM 3: 'soon' is not a number of seconds (it is the seconds)\n"
              "test.json:1:1: error: TIEM 3: unknown event 'TIEM' (did you mean 'TIME'?)\n"
              "test.json:6:6: error: TIME x: 'x' is not a number of seconds (it is the seconds)\n");
}

TEST(Compile, Events) {
    EXPECT_EQ(problems_of({{"TIME 0", {}}}),
              "test.json:1:1: error: TIME 0: the clock never stands at 0: TIME begins after it (for the "
              "first tick, write "
              "START)\n");
    EXPECT_EQ(problems_of({{"TIME", {}}}),
              "test.json:1:1: error: TIME: the event TIME takes 1 argument, not 0 (write: TIME seconds)\n");
    EXPECT_EQ(problems_of({{"START now", {}}}),
              "test.json:1:7: error: START now: the event START takes 0 arguments, not 1 (write: START)\n");
    EXPECT_EQ(problems_of({{"LOST Lio", {}}}),
              "test.json:1:6: error: LOST Lio: unknown pilot 'Lio' (did you mean 'Leo'?)\n");
    EXPECT_EQ(
        problems_of({{"COUNT Leo", {}}}),
        "test.json:1:1: error: COUNT Leo: the event COUNT takes 2 arguments, not 1 (write: COUNT pilot;n)\n");
    EXPECT_EQ(problems_of({{"", {}}}),
              "test.json:1:1: error: a function without a name (its name is the event that starts it: START, "
              "TIME 5, …)\n");
}

TEST(Compile, CallsThatWouldWaitForThemselves) {
    EXPECT_EQ(problems_of({{"START", {"CALL a"}}, {"a", {"SAY x", "CALL b"}}, {"b", {"CALL a"}}}),
              "test.json:7:6: error: b: CALL 'a' would wait for itself (a → b → a)\n");
    EXPECT_EQ(problems_of({{"START", {"CALL START"}}}),
              "test.json:2:6: error: START: CALL 'START' would wait for itself (START → START)\n");
}

TEST(Compile, Variables) {
    EXPECT_EQ(problem_of("SET 3x;1"),
              "5: error: '3x' cannot name a variable (letters, digits, _ and . only, a letter first)");
    EXPECT_EQ(problem_of("SET fuel;1"),
              "5: error: 'fuel' cannot name a variable: it has a meaning of its own");
}

TEST(Compile, Utf8) {
    EXPECT_EQ(problem_of("SAY caf\xC3"), "8: error: this is not valid UTF-8");
    EXPECT_EQ(problems_of({{"ST\xFF", {}}}),
              "test.json:1:3: error: ST\xEF\xBF\xBD: this is not valid UTF-8\n");
}

TEST(Compile, Warnings) {
    EXPECT_EQ(problems_of({{"intro", {"SAY x"}}}),
              "test.json:1:1: warning: intro: nothing starts this function\n");
    EXPECT_EQ(problems_of({{"SIGNAL go", {"SAY x"}}, {"START", {"SIGNAL goo"}}}),
              "test.json:1:1: warning: SIGNAL go: nothing starts this function: no line says SIGNAL go (did "
              "you mean "
              "'goo'?)\n");
    EXPECT_EQ(problems_of({{"CHOSEN Yes", {"SAY x"}}}),
              "test.json:1:1: warning: CHOSEN Yes: nothing starts this function: no OPTION says 'Yes'\n");
    EXPECT_EQ(problem_of("WAIT_SIGNAL go"), "13: warning: waits for ever: no line says SIGNAL go");
    EXPECT_EQ(problems_of({{"START", {"SET mode;1", "IF mood_ > 1", "SAY x", "END_IF"}}}),
              "test.json:3:4: warning: START: 'mood_' is read but never set, so it is always 0 (did you mean "
              "'mode'?)\n");
    EXPECT_EQ(problem_of("WAIT_UNTIL campaign.x > 1"), "") << "the save sets it";
    EXPECT_EQ(problems_of({{"START", {"RETURN", "SAY x", "SAY y"}}}),
              "test.json:3:1: warning: START: this line is never reached: the function ends at RETURN\n");
    EXPECT_EQ(
        problems_of({{"START", {"STOP_FUNCTION START", "SAY x"}}}),
        "test.json:3:1: warning: START: this line is never reached: the function ends at STOP_FUNCTION\n");
    EXPECT_EQ(problems_of({{"START", {"IF fuel > 1", "RETURN", "END_IF", "SAY x"}}}), "");
}

TEST(Compile, ColumnsKnowOfEscapesInTheFile) {
    ScriptSource source = source_of({{"START", {"SAY \"a\""}}});
    source.functions[0].lines[0] = {
        "HOLD \"Lio\";3", {7, 5}, {{6, 1}, {10, 1}}};  // in the file: HOLD \"Lio\";3
    Diagnostics d;
    (void)compile(source, table(), vocabulary(), d);
    EXPECT_EQ(d.list().at(0).position.line, 7U);
    EXPECT_EQ(d.list().at(0).position.column, 10U);
}

TEST(Compile, HostileDepthEndsInAReport) {
    std::vector<std::string> lines(1000, "IF fuel > 1");
    EXPECT_EQ(problems_of({{"START", lines}}), "test.json:42:1: error: START: blocks are nested too deep\n");
    EXPECT_EQ(problem_of("WAIT_UNTIL " + std::string(100000, '(')),
              "73: error: the expression is nested too deep");
    std::string sum = "WAIT_UNTIL 1";
    for (int i = 0; i < 100000; ++i) sum += "+1";
    EXPECT_EQ(problem_of(sum), "12: error: the expression is too long");
}

TEST(Compile, EventsAsWrittenForRehearsals) {
    EXPECT_EQ(parse_event("TIME 3", table()).number, 3.0);
    EXPECT_EQ(parse_event("COUNT Old Tom; 2", table()).name, "Old Tom");
    EXPECT_EQ(parse_event("COUNT Old Tom; 2", table()).number, 2.0);
    EXPECT_EQ(parse_event("COUNT Old Tom", table()).event, kNoEvent);
    EXPECT_EQ(parse_event("TIME soon", table()).event, kNoEvent);
    EXPECT_EQ(parse_event("START now", table()).event, kNoEvent);
    EXPECT_EQ(parse_event("NEVER", table()).event, kNoEvent);
}

}  // namespace
}  // namespace nl::script
