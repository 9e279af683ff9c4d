#include "sim/message_queue.hpp"

#include <gtest/gtest.h>

using nl::sim::Message;
using nl::sim::MessagePace;
using nl::sim::MessageQueue;
using nl::sim::Tick;

namespace {

Message says(std::string text) { return {"Leo", "leo.png", std::move(text), {}}; }

/// Steps through ticks first … last and returns those in which the box was visible.
int visible_ticks(MessageQueue& q, Tick first, Tick last) {
    int n = 0;
    for (Tick t = first; t <= last; ++t) q.step(t, false), n += q.visible() != nullptr ? 1 : 0;
    return n;
}

TEST(MessageQueue, ABoxShowsFiveTicksACharacterAndClosesAfterThePause) {
    MessageQueue q;
    q.push(says("Radio check. Can anyone hear me purr?"));  // 37 characters: 185 ticks
    q.step(60, false);
    ASSERT_NE(q.opened(), nullptr);
    EXPECT_EQ(1 + visible_ticks(q, 61, 303), 184);  // one tick less than its time
    EXPECT_FALSE(q.empty());
    q.step(304, false);
    ASSERT_NE(q.closed(), nullptr);
    EXPECT_TRUE(q.empty());
}

TEST(MessageQueue, ShortAndForeignTextsCountCodePointsAndLastTwoSeconds) {
    EXPECT_EQ(MessageQueue::time_for(4), 120);
    MessageQueue q;
    q.push(says("Кот в космосе и ничего больше, кроме звёзд"));  // 42 code points, 77 bytes
    q.step(1, false);
    EXPECT_EQ(q.total_ticks(), 210);
}

TEST(MessageQueue, FirstInFirstOutOneAtATimeTheNextTheTickAfter) {
    MessageQueue q;
    q.push(says("First."));
    q.push(says("Second."));
    q.step(1, false);
    for (Tick t = 2; t <= 179; ++t) {
        q.step(t, false);
        EXPECT_EQ(q.opened(), nullptr);
    }
    q.step(180, false);
    ASSERT_NE(q.closed(), nullptr);
    EXPECT_EQ(q.closed()->text, "First.");
    q.step(181, false);
    ASSERT_NE(q.opened(), nullptr);
    EXPECT_EQ(q.opened()->text, "Second.");
    EXPECT_EQ(q.log().size(), 2U);
}

TEST(MessageQueue, DismissingTakesTheBoxAwayAndTheNextComesSoon) {
    MessageQueue q;
    q.push(says("First."));
    q.push(says("Second."));
    q.step(1, false);
    q.step(2, true);
    EXPECT_EQ(q.visible(), nullptr);
    Tick t = 3;
    for (; q.opened() == nullptr && t < 100; ++t) q.step(t, false);
    EXPECT_EQ(t, 2 + MessageQueue::kGapAfterDismissal + 2);
    q.clear();
    q.step(t, false);
    EXPECT_TRUE(q.empty());
}

TEST(MessageQueue, HeldBoxesStayUntilDismissedAndSlowOnesStayLonger) {
    MessageQueue held(MessagePace{1.0F, true});
    held.push(says("Read me."));
    held.step(1, false);
    EXPECT_EQ(visible_ticks(held, 2, 5000), 4999);
    held.step(5001, true);
    EXPECT_EQ(visible_ticks(held, 5002, 5100), 0);
    EXPECT_TRUE(held.empty());

    MessageQueue slow(MessagePace{2.0F, false});
    slow.push(says("Now."));
    slow.step(1, false);
    EXPECT_EQ(slow.total_ticks(), 240);
}

}  // namespace
