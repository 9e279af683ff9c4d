#include "script/task.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "counted_allocations.hpp"
#include "scene.hpp"

namespace nl::script {
namespace {

struct Bench {
    FramePool pool;
    std::vector<std::string> said;
    [[nodiscard]] FramePool& frames() const { return const_cast<FramePool&>(pool); }
};

struct Note {
    Bench& bench;
    const char* text;
    ~Note() { bench.said.emplace_back(text); }
};

Task leaf(Bench& bench) {
    const Note n{bench, "leaf gone"};
    bench.said.emplace_back("leaf 1");
    co_await next_tick();
    bench.said.emplace_back("leaf 2");
}

Task tree(Bench& bench) {
    const Note n{bench, "tree gone"};
    co_await leaf(bench);
    bench.said.emplace_back("tree");
    co_await next_tick();
    co_await leaf(bench);
}

TEST(Task, AnAwaitedTaskRunsOnTopAndThenHandsBack) {
    Bench bench;
    Task task = tree(bench);
    EXPECT_TRUE(bench.said.empty()) << "nothing runs before the first resume";
    task.resume();
    EXPECT_EQ(bench.said, (Heard{"leaf 1"}));
    task.resume();
    EXPECT_EQ(bench.said, (Heard{"leaf 1", "leaf 2", "leaf gone", "tree"}));
    task.resume();
    task.resume();
    EXPECT_TRUE(task.done());
    EXPECT_EQ(bench.said,
              (Heard{"leaf 1", "leaf 2", "leaf gone", "tree", "leaf 1", "leaf 2", "leaf gone", "tree gone"}));
}

TEST(Task, CancellingRunsDestructorsFromTheTopDown) {
    Bench bench;
    Task task = tree(bench);
    task.resume();
    task.cancel();
    EXPECT_EQ(bench.said, (Heard{"leaf 1", "leaf gone", "tree gone"}));
    EXPECT_TRUE(task.done());
    EXPECT_EQ(bench.pool.frames_in_use(), 0U);
}

TEST(Task, MovingKeepsTheStack) {
    Bench bench;
    Task task = tree(bench);
    task.resume();
    Task other = std::move(task);
    EXPECT_TRUE(task.done());  // NOLINT: a task that was moved from is empty
    other.resume();
    EXPECT_EQ(bench.said.back(), "tree");
}

TEST(Runner, AllocatesNothingOnceWarm) {
    Play play({{"START", {"START_FUNCTION loop"}},
               {"loop",
                {"PARALLEL", "BRANCH", "HOLD Leo;3", "BRANCH", "WAIT_UNTIL fuel > 0", "END_PARALLEL",
                 "SET n;n + 1", "IF n > 3", "ADD m;1", "ELSE", "DELAY 0.1", "END_IF", "SIGNAL again"},
                true},
               {"SIGNAL again", {"DELAY 0", "START_FUNCTION loop"}, true}});
    ASSERT_EQ(play.problems, "");
    play.scene.deaf = true;
    play.scene.fuel = 1;
    play.run(200);
    const std::size_t before = allocations_made();
    play.run(2000);
    EXPECT_GT(play.runner->variable("m"), 100.0) << "it does run";
    EXPECT_EQ(allocations_made() - before, 0U);
}

TEST(Runner, AThousandFunctionsThatWaitAreVisitedEveryTick) {
    std::vector<FunctionText> functions;
    for (int i = 0; i < 1000; ++i) functions.push_back({"START", {"WAIT_UNTIL fuel > " + std::to_string(i)}});
    Play play(functions);
    play.scene.deaf = true;
    play.run(10);
    play.scene.fuel = 500;
    play.run(1);
    play.scene.deaf = false;
    play.scene.fuel = 1000;
    play.run(1);
    EXPECT_EQ(play.scene.heard.size(), 500U);
}

}  // namespace
}  // namespace nl::script
