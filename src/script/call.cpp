#include "script/call.hpp"

#include "script/runner.hpp"

namespace nl::script {

std::string_view Call::text(std::size_t i) const {
    return i < args_.size() ? std::string_view(args_[i].text) : std::string_view();
}

double Call::number(std::size_t i, double otherwise) const { return has(i) ? args_[i].number : otherwise; }

NameId Call::name(std::size_t i) const {
    return i < args_.size() ? runner_->bound(args_[i].symbol) : kNoName;
}

NameId Call::name(std::size_t i, std::size_t k) const { return runner_->bound(args_[i].symbols[k]); }

double Call::value(std::size_t i) const { return runner_->evaluate(args_[i].index, *this); }

Host& Call::host() const { return runner_->host(); }

FramePool& Call::frames() const { return runner_->frames(); }

void Call::note(std::string_view why) const { runner_->complain(function_, line(), why); }

}  // namespace nl::script
