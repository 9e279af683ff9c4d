#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nl {

/// A place in a text file. Lines and columns count from 1, columns in bytes; line 0 means "the file as a
/// whole".
struct Position {
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    friend constexpr bool operator==(Position, Position) = default;
};

enum class Severity : std::uint8_t { Warning, Error };

/// One thing that is wrong with what somebody wrote, said so that they can mend it.
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string file;
    Position position;
    std::string message;
    std::string hint;  ///< how to mend it; may be empty

    /// `file:line:col: error: message (hint)`, the form that editors jump to.
    [[nodiscard]] std::string text() const;
};

/// Everything wrong with a set of files, collected: loaders report and go on, they never throw at the first
/// mistake.
class Diagnostics {
  public:
    void error(std::string_view file, Position at, std::string message, std::string hint = {});
    void warning(std::string_view file, Position at, std::string message, std::string hint = {});
    void add(Diagnostic d);
    void append(const Diagnostics& other);

    [[nodiscard]] bool has_errors() const { return errors_ > 0; }
    [[nodiscard]] std::size_t error_count() const { return errors_; }
    [[nodiscard]] std::size_t warning_count() const { return list_.size() - errors_; }
    [[nodiscard]] bool empty() const { return list_.empty(); }
    [[nodiscard]] const std::vector<Diagnostic>& list() const { return list_; }
    /// By file, line, column; reports of one place keep the order they came in.
    void sort();
    /// All of them, one a line, each line ended.
    [[nodiscard]] std::string text() const;

  private:
    std::vector<Diagnostic> list_;
    std::size_t errors_ = 0;
};

}  // namespace nl
