#include "script/runner.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

#include "script/call.hpp"
#include "script/own_rows.hpp"

namespace nl::script {
namespace {

auto key_of(EventId event, NameId name, double number) { return std::tuple(event, name, number); }

}  // namespace

Runner::Runner(const Program& program, Host& host, NameTable& names)
    : program_(&program), host_(&host), variables_(program.variables.size(), 0.0) {
    for (std::uint32_t s = 0; s < program.symbol_count; ++s)
        bound_.push_back(names.id(program.symbols.text(s)));
    signals_.assign(bound_.size(), 0);
    running_.resize(program.functions.size());
    called_.resize(bound_.size());
    for (std::uint32_t f = 0; f < program.functions.size(); ++f) {
        const Function& fn = program.functions[f];
        called_[fn.name_symbol].push_back(f);
        if (fn.event != kNoEvent) triggers_.push_back({fn.event, bound_[fn.event_name], fn.event_number, f});
    }
    std::stable_sort(triggers_.begin(), triggers_.end(), [](const Trigger& a, const Trigger& b) {
        return key_of(a.event, a.name, a.number) < key_of(b.event, b.name, b.number);
    });
    choices_.reserve(8);
}

Runner::~Runner() {
    for (std::uint32_t f = 0; f < running_.size(); ++f)
        if (running_[f].active) drop_strand(running_[f].strand);
}

void Runner::fire(EventId event, NameId name, double number) {
    const auto key = key_of(event, name, number);
    auto it = std::lower_bound(triggers_.begin(), triggers_.end(), key, [](const Trigger& t, const auto& k) {
        return key_of(t.event, t.name, t.number) < k;
    });
    for (; it != triggers_.end() && key_of(it->event, it->name, it->number) == key; ++it) start(it->function);
}

void Runner::step(std::int64_t now) {
    now_ = now;
    visited_ = 0;
    for (std::uint32_t f = 0; f < running_.size(); ++f)
        if (running_[f].active) visit(f);
}

void Runner::start(std::uint32_t function) {
    Running& r = running_[function];
    if (r.active || (r.started > 0 && !program_->functions[function].repeat)) return;
    r.active = true;
    ++r.started;
    r.strand = take_strand(0);
    host_->function_started(function, program_->functions[function]);
}

void Runner::finish(std::uint32_t function) {
    Running& r = running_[function];
    if (!r.active) return;
    r.active = false;
    drop_strand(r.strand);
    r.strand = kNone;
    host_->function_ended(function, program_->functions[function]);
}

void Runner::start_function(std::uint32_t symbol) {
    for (const std::uint32_t f : called_[symbol]) start(f);
}

void Runner::stop_function(std::uint32_t symbol) {
    for (const std::uint32_t f : called_[symbol]) {
        if (f == visiting_) {
            stop_asked_ = true;  // its frames are in use: finished when its visit is over
        } else {
            finish(f);
        }
    }
}

void Runner::stop_all(std::string_view why) {
    for (std::uint32_t f = 0; f < running_.size(); ++f) {
        if (!running_[f].active) continue;
        const auto& lines = program_->functions[f].code;
        const std::uint32_t at = strands_[running_[f].strand].at;
        complain(f, at > 0 ? lines[at - 1].line : 0, why);
        finish(f);
    }
}

bool Runner::is_running(std::uint32_t symbol) const {
    return std::any_of(called_[symbol].begin(), called_[symbol].end(),
                       [&](std::uint32_t f) { return running_[f].active; });
}

int Runner::times_started(std::uint32_t symbol) const {
    std::uint32_t times = 0;
    for (const std::uint32_t f : called_[symbol]) times = std::max(times, running_[f].started);
    return static_cast<int>(times);
}

void Runner::send_signal(std::uint32_t symbol) {
    ++signals_[symbol];
    fire(kSignalEvent, bound_[symbol]);
}

std::uint32_t Runner::open_choice(std::uint32_t function, const Instruction& line) {
    choices_.push_back({next_ticket_, function, &line, 0});
    return next_ticket_++;
}

std::uint32_t Runner::picked(std::uint32_t ticket) const {
    const auto it =
        std::find_if(choices_.begin(), choices_.end(), [&](const Choice& c) { return c.ticket == ticket; });
    return it == choices_.end() ? 0 : it->picked;
}

void Runner::close_choice(std::uint32_t ticket) {
    std::erase_if(choices_, [&](const Choice& c) { return c.ticket == ticket; });
}

bool Runner::pick(std::uint32_t n) {
    if (choices_.empty() || choices_.front().picked != 0) return false;
    Choice& c = choices_.front();
    if (n == 0 || n > c.line->ways.size()) return false;
    c.picked = n;
    fire(kChosenEvent, bound_[c.line->ways[n - 1].label]);
    return true;
}

void Runner::set_variable(std::uint32_t index, double value) { variables_[index] = value; }

double Runner::variable(std::string_view name) const {
    const auto& names = program_->variables;
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? 0.0 : variables_[static_cast<std::size_t>(it - names.begin())];
}

bool Runner::set_variable(std::string_view name, double value) {
    const auto& names = program_->variables;
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end()) return false;
    variables_[static_cast<std::size_t>(it - names.begin())] = value;
    return true;
}

void Runner::complain(std::uint32_t function, std::uint32_t line, std::string_view text) {
    host_->complained(function, program_->functions[function], line, text);
}

Runner::StrandId Runner::take_strand(std::uint32_t at) {
    if (free_strands_.empty()) {
        strands_.emplace_back();
        free_strands_.push_back(static_cast<StrandId>(strands_.size() - 1));
    }
    const StrandId id = free_strands_.back();
    free_strands_.pop_back();
    strands_[id].at = at;
    return id;
}

void Runner::drop_strand(StrandId id) {
    Strand& s = strands_[id];
    join(s);
    s.task.cancel();
    s.way = 0;
    s.wake_at = 0;
    s.over = false;
    s.rounds_left.clear();
    free_strands_.push_back(id);
}

void Runner::join(Strand& strand) {
    for (const StrandId b : strand.branches) drop_strand(b);
    strand.branches.clear();
}

void Runner::hash(StateHash& into) const {
    for (const Running& r : running_) {
        into.add(std::uint64_t{r.started} * 2U + (r.active ? 1U : 0U));
        if (r.active) hash_strand(strands_[r.strand], into);
    }
    for (const double v : variables_) into.add(std::bit_cast<std::uint64_t>(v));
    for (const std::uint32_t n : signals_) into.add(std::uint64_t{n});
    for (const Choice& c : choices_) into.add((std::uint64_t{c.ticket} << 8U) | c.picked);
}

void Runner::hash_strand(const Strand& strand, StateHash& into) const {
    into.add(std::uint64_t{strand.at} * 2U + (strand.task.done() ? 0U : 1U));
    into.add(static_cast<std::uint64_t>(strand.wake_at));
    for (const std::uint32_t n : strand.rounds_left) into.add(std::uint64_t{n});
    for (const StrandId b : strand.branches) hash_strand(strands_[b], into);
}

}  // namespace nl::script
