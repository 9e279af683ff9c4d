#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "base/name_table.hpp"
#include "script/frame_pool.hpp"
#include "script/host.hpp"
#include "script/program.hpp"
#include "script/task.hpp"

namespace nl::script {

/// A CHOICE that waits for the player.
struct Choice {
    std::uint32_t ticket = 0;
    std::uint32_t function = 0;
    const Instruction* line = nullptr;
    std::uint32_t picked = 0;  ///< 1 …; 0 = not yet
};

/// For rehearsals: decides an IF in place of its condition, whose truth it is told. `at` is the instruction.
using TestOverride = bool (*)(void* user, std::uint32_t function, std::uint32_t at, bool truth);

/// Runs one Program: starts functions when events fire and visits the running ones once a tick, in file order
/// (SCRIPT.md section 3). program and host must outlive it. Allocates nothing in a tick once it is warm.
class Runner {
  public:
    /// names: of the host; every name in the program gets its number there.
    Runner(const Program& program, Host& host, NameTable& names);
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    ~Runner();

    /// Starts every function of that event, name and number that is neither running nor done for good.
    void fire(EventId event, NameId name = kNoName, double number = 0.0);
    /// One round of visits. `now` counts ticks.
    void step(std::int64_t now);
    /// True when a function was visited in the last step.
    [[nodiscard]] bool running() const { return visited_ > 0; }

    // ---- choices, first come first served
    /// The one that the player sees, or nullptr.
    [[nodiscard]] const Choice* choice() const { return choices_.empty() ? nullptr : &choices_.front(); }
    /// Takes option n (1 …) of the visible choice and fires CHOSEN; false when there is no such option.
    bool pick(std::uint32_t n);

    // ---- for commands; symbols are those of the program
    void start_function(std::uint32_t symbol);
    void stop_function(std::uint32_t symbol);
    /// Stops everything that runs, and says why of each. Not from within a visit.
    void stop_all(std::string_view why);
    [[nodiscard]] bool is_running(std::uint32_t symbol) const;
    [[nodiscard]] int times_started(std::uint32_t symbol) const;
    void send_signal(std::uint32_t symbol);
    [[nodiscard]] std::uint32_t signals_sent(std::uint32_t symbol) const { return signals_[symbol]; }
    std::uint32_t open_choice(std::uint32_t function, const Instruction& line);
    /// Which option, 0 = nothing yet.
    [[nodiscard]] std::uint32_t picked(std::uint32_t ticket) const;
    void close_choice(std::uint32_t ticket);

    /// For rehearsals: WAIT_UNTIL and WAIT_SIGNAL go on after so many ticks as if what they wait for had
    /// come, and say so. 0 = they wait for ever.
    void set_patience(std::int64_t ticks) { patience_ = ticks; }
    void override_tests(TestOverride with, void* user) {
        test_override_ = with;
        override_user_ = user;
    }
    [[nodiscard]] bool out_of_patience(std::int64_t since) const {
        return patience_ > 0 && now_ - since >= patience_;
    }

    // ---- memory
    [[nodiscard]] double variable(std::uint32_t index) const { return variables_[index]; }
    void set_variable(std::uint32_t index, double value);
    /// By name; a name that the script never mentions is 0 and cannot be set.
    [[nodiscard]] double variable(std::string_view name) const;
    bool set_variable(std::string_view name, double value);

    /// root: in Program::nodes.
    [[nodiscard]] double evaluate(std::uint32_t root, const Call& asker);
    [[nodiscard]] NameId bound(std::uint32_t symbol) const { return bound_[symbol]; }
    [[nodiscard]] const Program& program() const { return *program_; }
    [[nodiscard]] Host& host() { return *host_; }
    [[nodiscard]] FramePool& frames() { return frames_; }
    [[nodiscard]] std::int64_t now() const { return now_; }
    void complain(std::uint32_t function, std::uint32_t line, std::string_view text);

    void hash(StateHash& into) const;

  private:
    using StrandId = std::uint32_t;

    /// Where a function, or one branch of a PARALLEL in it, stands.
    struct Strand {
        std::uint32_t at = 0;   ///< next instruction
        std::uint32_t way = 0;  ///< option picked of the CHOICE that its task waits for, 1 …
        std::int64_t wake_at = 0;
        Task task;
        std::vector<std::uint32_t> rounds_left;  ///< of each REPEAT around it
        std::vector<StrandId> branches;          ///< of the PARALLEL it waits for
        bool over = false;
    };
    /// What a visit came to.
    enum class Visit : std::uint8_t {
        Waited,
        Acted,      ///< executed a command, not over yet
        ActedLast,  ///< executed a command and is over
        Over,       ///< had nothing left to do
        Stop,       ///< the whole function is over: RETURN, an error, stopped by its own line
    };
    struct Running {
        bool active = false;
        std::uint32_t started = 0;
        StrandId strand = kNone;
    };
    struct Trigger {
        EventId event;
        NameId name;
        double number;
        std::uint32_t function;
    };

    void start(std::uint32_t function);
    void finish(std::uint32_t function);
    void visit(std::uint32_t function);
    Visit visit_strand(std::uint32_t function, Strand& strand);
    Visit visit_branches(std::uint32_t function, Strand& strand);
    Visit run_to_command(std::uint32_t function, Strand& strand);
    Visit execute(std::uint32_t function, Strand& strand, const Instruction& line);
    Visit after_command(std::uint32_t function, Strand& strand);
    bool pass_control(std::uint32_t function, Strand& strand, const Instruction& line);
    bool pass_jumps(std::uint32_t function, Strand& strand);
    void take_picked_way(std::uint32_t function, Strand& strand);
    void split(Strand& strand, const Instruction& line);
    void join(Strand& strand);
    [[nodiscard]] bool only_delayed(std::uint32_t function, const Strand& strand) const;
    [[nodiscard]] const std::vector<Instruction>& code(std::uint32_t function) const {
        return program_->functions[function].code;
    }
    StrandId take_strand(std::uint32_t at);
    void drop_strand(StrandId id);
    void hash_strand(const Strand& strand, StateHash& into) const;
    [[nodiscard]] double divide(double a, double b, const Call& asker);

    const Program* program_;
    Host* host_;
    FramePool frames_;  // before the strands, whose tasks give their frames back to it
    std::vector<NameId> bound_;
    std::vector<Trigger> triggers_;                   ///< by event, name, number, place in the file
    std::vector<std::vector<std::uint32_t>> called_;  ///< by symbol: the functions of that name
    std::vector<double> variables_;
    std::vector<std::uint32_t> signals_;  ///< by symbol: how often sent
    std::deque<Strand> strands_;
    std::vector<StrandId> free_strands_;
    std::vector<Running> running_;
    std::vector<Choice> choices_;
    std::uint32_t next_ticket_ = 1;
    std::int64_t now_ = 0;
    std::int64_t patience_ = 0;
    TestOverride test_override_ = nullptr;
    void* override_user_ = nullptr;
    std::uint32_t visited_ = 0;
    std::uint32_t controls_ = 0;
    std::uint32_t visiting_ = kNone;
    bool stop_asked_ = false;                     ///< by a line of the function that is being visited
    std::vector<std::uint64_t> divided_by_zero_;  ///< lines that have been complained about
};

}  // namespace nl::script
