#include "sim/message_queue.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/text.hpp"

namespace nl::sim {
namespace {

constexpr Tick kNever = std::numeric_limits<Tick>::max();

}  // namespace

Tick MessageQueue::time_for(std::size_t code_points) {
    return std::max<Tick>(5 * static_cast<Tick>(code_points), 120);
}

void MessageQueue::push(Message message) { waiting_.push_back(std::move(message)); }

void MessageQueue::clear() {
    waiting_.clear();
    visible_until_ = 0;
    close_at_ = 0;
}

void MessageQueue::open(Tick now) {
    current_ = std::move(waiting_.front());
    waiting_.pop_front();
    const auto usual = static_cast<double>(time_for(count_code_points(current_->text)));
    time_ = std::max<Tick>(2, static_cast<Tick>(usual * static_cast<double>(pace_.slowness) + 0.5));
    opened_at_ = now;
    visible_until_ = pace_.hold ? kNever : now + time_ - 1;
    close_at_ = pace_.hold ? kNever : now + time_ + kGap - 1;
    log_.push_back({now, *current_});
}

void MessageQueue::step(Tick now, bool dismiss) {
    now_ = now;
    closed_.reset();
    if (!current_) {
        if (!waiting_.empty()) open(now);
        return;
    }
    if (dismiss && now < visible_until_) {
        visible_until_ = now;
        close_at_ = now + kGapAfterDismissal;
    }
    if (now >= close_at_) closed_ = std::exchange(current_, std::nullopt);
}

const Message* MessageQueue::visible() const {
    return current_ && now_ < visible_until_ ? &*current_ : nullptr;
}

const Message* MessageQueue::opened() const { return current_ && opened_at_ == now_ ? &*current_ : nullptr; }

void MessageQueue::hash(StateHash& into) const {
    into.add(static_cast<std::uint64_t>(waiting_.size()));
    into.add(static_cast<std::uint64_t>(log_.size()));
    if (!current_) return;
    into.add(std::string_view(current_->text));
    into.add(static_cast<std::uint64_t>(visible_until_));
    into.add(static_cast<std::uint64_t>(close_at_));
}

}  // namespace nl::sim
