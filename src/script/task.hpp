#pragma once

#include <coroutine>
#include <cstddef>
#include <exception>
#include <utility>

#include "script/frame_pool.hpp"

namespace nl::script {

// How to add an action, a command that takes many ticks
// ------------------------------------------------------
// Write what happens as one would tell it, and give it a row in the table:
//
//     script::Task drift_home(script::Call call) {                 // the first parameter is always the Call
//         Story& story = story_of(call);
//         const Handle tug = story.find(call.name(0));             // craft by handle: it may be gone after
//         any co_await while (Craft* craft = story.world().craft().get(tug)) {
//             if (distance(craft->position, kHome) < 50.0F) co_return;
//             craft->velocity = normalized(kHome - craft->position) * 80.0F;
//             co_await script::next_tick();                        // one visit later, this line goes on
//         }
//         call.note("the tug is gone");
//     }
//     …
//     {"DRIFT_HOME", "craft", {{"tug", ArgType::Name, "craft"}}, "The tug drifts home.", nullptr,
//     drift_home},
//
// The function that holds the line waits until the task returns; the next line then runs in the same visit.
// `co_await other_task(call, …)` runs another task to its end first. When the function is stopped, the frames
// are destroyed from the top down and destructors run: put what must be given back into an object with a
// destructor.

/// An action that is under way: a coroutine, or a stack of them when one awaits another. Owns the frames.
/// Frames come from the pool of the first parameter, which must have `FramePool& frames() const`.
class Task {
  public:
    struct promise_type;
    using Frame = std::coroutine_handle<promise_type>;

    Task() = default;
    Task(Task&& other) noexcept : frame_(std::exchange(other.frame_, {})) {}
    Task& operator=(Task&& other) noexcept {
        if (this != &other) cancel(), frame_ = std::exchange(other.frame_, {});
        return *this;
    }
    ~Task() { cancel(); }

    /// True when there is nothing left to do, also for an empty task.
    [[nodiscard]] bool done() const;
    /// Runs the topmost coroutine until it waits for the next tick or everything is done. Not when done().
    void resume();
    /// Destroys all frames, the topmost first.
    void cancel() {
        if (frame_) std::exchange(frame_, {}).destroy();
    }

    struct Await;
    /// Runs the task on top of the awaiting one.
    Await operator co_await() &&;

  private:
    explicit Task(Frame frame) : frame_(frame) {}
    Frame frame_;
};

template <class T>
concept GivesFrames = requires(const T& t) {
    { t.frames() } -> std::same_as<FramePool&>;
};

struct Task::promise_type {
    /// The promise at the bottom of the stack; it knows the top.
    promise_type* bottom = this;
    Frame awaiting;  ///< goes on when this one is done
    Frame top;       ///< of the stack; only in the bottom one

    template <GivesFrames First, class... Rest>
    static void* operator new(std::size_t bytes, const First& first, const Rest&...) {
        return first.frames().take(bytes);
    }
    static void operator delete(void* frame) noexcept { FramePool::give_back(frame); }

    Task get_return_object() {
        top = Frame::from_promise(*this);
        return Task(top);
    }
    static std::suspend_always initial_suspend() noexcept { return {}; }

    struct HandBack {
        static bool await_ready() noexcept { return false; }
        static std::coroutine_handle<> await_suspend(Frame done) noexcept {
            promise_type& p = done.promise();
            if (!p.awaiting) return std::noop_coroutine();
            p.bottom->top = p.awaiting;
            return p.awaiting;
        }
        static void await_resume() noexcept {}
    };
    static HandBack final_suspend() noexcept { return {}; }
    static void return_void() {}
    [[noreturn]] static void unhandled_exception() { std::terminate(); }
};

inline bool Task::done() const { return !frame_ || frame_.done(); }

inline void Task::resume() { frame_.promise().top.resume(); }

struct Task::Await {
    Task task;
    [[nodiscard]] bool await_ready() const { return task.done(); }
    std::coroutine_handle<> await_suspend(Frame awaiting) const {
        promise_type& p = task.frame_.promise();
        p.awaiting = awaiting;
        p.bottom = awaiting.promise().bottom;
        p.bottom->top = task.frame_;
        return task.frame_;
    }
    static void await_resume() {}
};

inline Task::Await Task::operator co_await() && { return Await{std::move(*this)}; }

/// Waits until the function is visited again: one tick.
[[nodiscard]] inline std::suspend_always next_tick() { return {}; }

}  // namespace nl::script
