#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nl::app {

/// What the process ends with.
enum ExitStatus : int {
    kExitGood = 0,
    kExitBad = 1,    ///< something could not be loaded, or a check failed
    kExitUsage = 2,  ///< the command line made no sense
    kExitLost = 3,   ///< the mission was flown, and not completed
};

/// What a command has of the process: results go to out, everything about them to err.
struct Console {
    std::ostream& out;
    std::ostream& err;
    std::uint64_t (*allocations)() = nullptr;  ///< calls of operator new so far; nullptr = nobody counts
};

enum class ValueKind : std::uint8_t { None, Text, Whole, Number, Size };

/// One option of a command; help and the check of its value are made from this.
struct Option {
    std::string_view name;  ///< "--seed"
    ValueKind kind = ValueKind::None;
    std::string_view value;  ///< what to call it in the help: "N"
    std::string_view help;
    double least = 0.0;  ///< of a whole or other number
    double most = 1e15;
};

/// A size in pixels, written 1280x720.
struct Size {
    int width = 1280;
    int height = 720;
    friend constexpr bool operator==(Size, Size) = default;
};

/// What was typed after a command, checked against its row in the table.
class Arguments {
  public:
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
    [[nodiscard]] bool has(std::string_view option) const;
    /// The last value given; nothing when the option was not.
    [[nodiscard]] std::optional<std::string> text(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> all(std::string_view option) const;
    [[nodiscard]] std::int64_t whole(std::string_view option, std::int64_t otherwise) const;
    [[nodiscard]] double number(std::string_view option, double otherwise) const;
    [[nodiscard]] Size size(std::string_view option, Size otherwise) const;

    void add_word(std::string word) { words_.push_back(std::move(word)); }
    void add_option(std::string_view name, std::string value) {
        options_.emplace_back(name, std::move(value));
    }

  private:
    std::vector<std::string> words_;
    std::vector<std::pair<std::string, std::string>> options_;
};

/// A subcommand: one row, one file in app/commands.
struct Command {
    std::string_view name;   ///< empty for the game itself
    std::string_view words;  ///< "MISSION", "PATH..."
    std::size_t least_words = 0;
    std::size_t most_words = 0;
    std::string_view help;  ///< one line
    std::vector<Option> options;
    int (*run)(const Arguments&, const Console&) = nullptr;
};

/// Options that every command takes.
[[nodiscard]] std::span<const Option> common_options();

[[nodiscard]] std::optional<Size> parse_size(std::string_view text);

/// The whole of nine-lives: finds the command, checks its arguments, runs it. Returns the exit status.
[[nodiscard]] int run_command_line(std::span<const std::string> arguments, std::span<const Command> commands,
                                   const Console& console);

/// What --help prints: of everything, or of one command.
[[nodiscard]] std::string help_text(std::span<const Command> commands);
[[nodiscard]] std::string help_text(const Command& command);

}  // namespace nl::app
