// SCRIPT.md section 7: conditions.

#include <gtest/gtest.h>

#include "scene.hpp"

namespace nl::script {
namespace {

/// The value of an expression after "SET a;7".
double value_of(const std::string& expression, double fuel = 0.0) {
    Play play({{"START", {"SET a;7", "SET result;" + expression}}});
    EXPECT_TRUE(play.runner) << play.problems;
    if (!play.runner) return -1e99;
    play.scene.fuel = fuel;
    play.run(2);
    return play.runner->variable("result");
}

std::string problem_of(const std::string& condition) {
    Play play({{"START", {"WAIT_UNTIL " + condition}}});
    const std::string start = "test.json:2:";
    return play.problems.empty()
               ? ""
               : play.problems.substr(start.size(), play.problems.size() - start.size() - 1);
}

TEST(Expression, Arithmetic) {
    EXPECT_EQ(value_of("1 + 2 * 3"), 7.0);
    EXPECT_EQ(value_of("(1 + 2) * 3"), 9.0);
    EXPECT_EQ(value_of("10 - 2 - 3"), 5.0);
    EXPECT_EQ(value_of("12 / 3 / 2"), 2.0);
    EXPECT_EQ(value_of("-a + 1"), -6.0);
    EXPECT_EQ(value_of("--2"), 2.0);
    EXPECT_EQ(value_of(".5+a"), 7.5);
    EXPECT_EQ(value_of("b"), 0.0) << "unset variables are 0";
}

TEST(Expression, Comparisons) {
    EXPECT_EQ(value_of("a == 7"), 1.0);
    EXPECT_EQ(value_of("a != 7"), 0.0);
    EXPECT_EQ(value_of("a<=7 and a>=7 and not a<7 and not a > 7"), 1.0);
    EXPECT_EQ(value_of("1 + 1 == 2"), 1.0);
}

TEST(Expression, AndBindsTighterThanOr) {
    EXPECT_EQ(value_of("1 == 1 or 1 == 1 and 1 == 2"), 1.0);
    EXPECT_EQ(value_of("(1 == 1 or 1 == 1) and 1 == 2"), 0.0);
    EXPECT_EQ(value_of("not 1 == 2 and 1 == 1"), 1.0);
    EXPECT_EQ(value_of("android + orbit + notice"), 0.0)
        << "words that only begin like and, or, not are variables";
}

TEST(Expression, AsksTheHost) {
    EXPECT_EQ(value_of("fuel * 2", 4.0), 8.0);
    EXPECT_EQ(value_of("near(Leo, Old Tom)", 1.0), 1.0);
    EXPECT_EQ(value_of("seen(START)"), 1.0);
    EXPECT_EQ(value_of("mood(Leo) == cross"), 1.0);
    EXPECT_EQ(value_of("\"calm\" == mood(Leo)"), 0.0);
    EXPECT_EQ(value_of("mood(Leo) != calm"), 1.0);
}

TEST(Expression, DivisionByZeroIsZeroAndSaidOnce) {
    Play play({{"START", {"REPEAT 2", "SET x;1 / b", "END_REPEAT"}}});
    play.run(3);
    EXPECT_EQ(play.runner->variable("x"), 0.0);
    EXPECT_EQ(play.scene.heard,
              (Heard{"1 start START", "1 error START 1: division by zero, taken as 0", "2 end START"}));
}

TEST(Expression, Mistakes) {
    EXPECT_EQ(problem_of("fuel = 3"),
              "17: error: START: unexpected '=' in an expression (to compare, write ==)");
    EXPECT_EQ(problem_of("fuel > 3 && fuel < 4"),
              "21: error: START: unexpected '&&' in an expression (write: and)");
    EXPECT_EQ(problem_of("1 < fuel < 3"),
              "21: error: START: comparisons cannot be chained (write: 1 < x and x < 3)");
    EXPECT_EQ(problem_of("(fuel > 3"), "12: error: START: '(' is never closed");
    EXPECT_EQ(problem_of("near(Leo, Old Tom"), "16: error: START: '(' is never closed");
    EXPECT_EQ(problem_of("nera(Leo,Mittens)"),
              "12: error: START: unknown condition 'nera' (did you mean 'near'?)");
    EXPECT_EQ(problem_of("near(Leo)"),
              "12: error: START: near asks for 2 arguments, not 1 (write: near(a,b))");
    EXPECT_EQ(problem_of("near(Leo, Lio)"), "22: error: START: unknown pilot 'Lio' (did you mean 'Leo'?)");
    EXPECT_EQ(problem_of("mood(Leo) == \"calm"), "25: error: START: a \" is never closed");
    EXPECT_EQ(problem_of("fuel > 3 || fuel < 1"),
              "21: error: START: unexpected '||' in an expression (write: or)");
    EXPECT_EQ(problem_of("fuel > 3 fuel"), "21: error: START: unexpected 'fuel' in an expression");
    EXPECT_EQ(problem_of("fuel > )"), "19: error: START: unexpected ')' in an expression");
    EXPECT_EQ(problem_of("fuel > 12x"), "19: error: START: unexpected '12x' in an expression");
    EXPECT_EQ(problem_of("fuel >"), "18: error: START: the expression ends where something must follow");
    EXPECT_EQ(problem_of("3"),
              "12: error: START: '3' is a number, not a condition (a condition compares: kills > 3)");
}

TEST(Expression, TypesAreChecked) {
    EXPECT_EQ(problem_of("mood(Leo) == corss"),
              "25: error: START: 'corss' is nothing that mood can be (did you mean 'cross'?)");
    EXPECT_EQ(problem_of("mood(Leo) == happy"),
              "25: error: START: 'happy' is nothing that mood can be (one of calm, cross)");
    EXPECT_EQ(problem_of("mood(Leo) == 3"),
              "25: error: START: '3' cannot be compared with mood (a number is not a word)");
    EXPECT_EQ(problem_of("mood(Leo) > calm"), "12: error: START: 'mood' is a word: it can only be == or !=");
    EXPECT_EQ(problem_of("mood(Leo) + 1 > 2"),
              "12: error: START: 'mood' is a word, not a number (compare it: mood == …)");
    EXPECT_EQ(problem_of("\"calm\" > 1"), "13: error: START: \"calm\" is a word, not a number");
}

}  // namespace
}  // namespace nl::script
