#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "script/compile.hpp"

namespace nl::script {

// The inside of compile(): what its parts share. Not for other rooms.

/// A piece of a line and where it begins in it.
struct Piece {
    std::string_view text;
    std::size_t offset = 0;
};

/// Without the spaces around it.
[[nodiscard]] Piece trimmed(Piece piece);

/// What a line does with a name that the script makes up, for the checks that need the whole script.
enum class Mention : std::uint8_t { Call, Start, SendSignal, AwaitSignal, Offer, Read, Set, Count };

struct Use {
    std::string name;
    std::uint32_t function = 0;
    Position at;
};

/// Collects a program and what is wrong with it, function by function.
class Compiler {
  public:
    Compiler(const ScriptSource& source, const Table& table, const Vocabulary& vocabulary, Diagnostics& out)
        : source_(&source), table_(&table), vocabulary_(&vocabulary), out_(&out) {}

    [[nodiscard]] std::optional<Program> run();

    // ---- for the parts
    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return *vocabulary_; }
    [[nodiscard]] Program& program() { return program_; }
    /// The report names the function that is being compiled.
    void error(const SourceLine& line, std::size_t offset, std::string message, std::string hint = {});
    void warning(std::uint32_t function, Position at, std::string message, std::string hint = {});

    /// Reads as many arguments as there are pieces; false when one is wrong, which has been reported then.
    bool read_arguments(std::string_view what, std::span<const ArgSpec> specs, const SourceLine& line,
                        const std::vector<Piece>& pieces, std::vector<Argument>& args);
    /// Parses and checks an expression; kNone when it is wrong.
    std::uint32_t read_expression(const SourceLine& line, Piece piece, bool condition);
    /// The place of a variable in Program::variables.
    std::uint32_t variable(std::string_view name);
    void mention(Mention how, std::string_view name, const SourceLine& line, std::size_t offset);

  private:
    void read_event(const SourceLine& name, Function& into);
    bool read_argument(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg);
    bool read_number(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg);
    bool read_point(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg);
    bool read_word(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg);
    bool read_one_of(const ArgSpec& spec, const SourceLine& line, Piece piece, Argument& arg);
    bool read_variable(const SourceLine& line, Piece piece, Argument& arg);
    bool read_function_name(const SourceLine& line, Piece piece, Argument& arg);
    bool check_word(std::string_view list, const SourceLine& line, Piece piece);
    void doubt_word(std::string_view list, const SourceLine& line, Piece piece);

    // Checks of the whole script.
    void check_calls();
    bool follow_calls(std::uint32_t function, std::vector<std::uint8_t>& state,
                      std::vector<std::string>& path);
    void check_unstarted();
    void check_signals();
    void check_variables();
    void check_unreachable();
    [[nodiscard]] const std::vector<Use>& uses(Mention how) const {
        return uses_[static_cast<std::size_t>(how)];
    }
    [[nodiscard]] std::vector<std::string> names_of(Mention how) const;
    [[nodiscard]] bool mentioned(Mention how, std::string_view name) const;

    const ScriptSource* source_;
    const Table* table_;
    const Vocabulary* vocabulary_;
    Diagnostics* out_;
    Diagnostics warnings_;  ///< reported when nothing is wrong
    Program program_;
    std::vector<std::string> function_names_;
    std::array<std::vector<Use>, static_cast<std::size_t>(Mention::Count)> uses_;
    std::uint32_t current_ = 0;
};

/// Parses the lines of one function, blocks included.
class FunctionCompiler {
  public:
    FunctionCompiler(Compiler& compiler, const FunctionSource& source, Function& into)
        : compiler_(compiler), source_(source), code_(into.code) {}
    void run();

  private:
    struct Block {
        Flow kind;
        const SourceLine* opened;
        std::size_t offset;                 ///< of the opening command in its line
        std::size_t opened_at;              ///< instruction
        std::uint32_t pending = kNone;      ///< Test that goes to the next ELSE
        std::vector<std::uint32_t> to_end;  ///< jumps to what follows the block
        bool has_else = false;
    };

    void read_line(const SourceLine& line, std::uint32_t number);
    [[nodiscard]] std::vector<Piece> split_arguments(const CommandSpec& spec, Piece rest) const;
    bool check_count(const CommandSpec& spec, const SourceLine& line, Piece command, Piece rest,
                     std::vector<Piece>& pieces);
    void unknown_command(const SourceLine& line, Piece command);
    void place(const SourceLine& line, Piece command, Instruction instruction, bool good);
    void open(const SourceLine& line, Piece command, Instruction instruction);
    void go_on(const SourceLine& line, Piece command, Instruction instruction);
    void close(const SourceLine& line, Piece command, Instruction instruction);
    void mention_names(const SourceLine& line, const Instruction& instruction,
                       const std::vector<Piece>& pieces);
    std::uint32_t emit(Instruction instruction);
    std::uint32_t emit_bare(Instruction::Op op, const Instruction& like);
    [[nodiscard]] std::uint32_t here() const { return static_cast<std::uint32_t>(code_.size()); }
    void report_unclosed();

    Compiler& compiler_;
    const FunctionSource& source_;
    std::vector<Instruction>& code_;
    std::vector<Block> blocks_;
    bool blocks_in_doubt_ =
        false;  ///< a line that may have been a block's is not known: say no more about blocks
};

}  // namespace nl::script
