#include "app/command_line.hpp"

#include <algorithm>
#include <ostream>

#include "base/text.hpp"

namespace nl::app {

bool Arguments::has(std::string_view option) const { return text(option).has_value(); }

std::optional<std::string> Arguments::text(std::string_view option) const {
    for (auto it = options_.rbegin(); it != options_.rend(); ++it)
        if (it->first == option) return it->second;
    return std::nullopt;
}

std::vector<std::string> Arguments::all(std::string_view option) const {
    std::vector<std::string> out;
    for (const auto& [name, value] : options_)
        if (name == option) out.push_back(value);
    return out;
}

std::int64_t Arguments::whole(std::string_view option, std::int64_t otherwise) const {
    const auto given = text(option);
    return given ? parse_integer(*given).value_or(otherwise) : otherwise;
}

double Arguments::number(std::string_view option, double otherwise) const {
    const auto given = text(option);
    return given ? parse_number(*given).value_or(otherwise) : otherwise;
}

Size Arguments::size(std::string_view option, Size otherwise) const {
    const auto given = text(option);
    return given ? parse_size(*given).value_or(otherwise) : otherwise;
}

std::optional<Size> parse_size(std::string_view text) {
    const auto cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = parse_integer(text.substr(0, cross));
    const auto height = parse_integer(text.substr(cross + 1));
    constexpr std::int64_t kSmallest = 320;
    constexpr std::int64_t kLargest = 8192;
    if (!width || !height || std::min(*width, *height) < kSmallest / 2 || *width < kSmallest ||
        std::max(*width, *height) > kLargest)
        return std::nullopt;
    return Size{static_cast<int>(*width), static_cast<int>(*height)};
}

std::span<const Option> common_options() {
    static constexpr Option kCommon[] = {
        {"--mod", ValueKind::Text, "FOLDER",
         "look for files in FOLDER first; may be given several times, the first one wins"},
        {"--help", ValueKind::None, "", "show this help"},
    };
    return kCommon;
}

namespace {

/// What is wrong with an option's value, or empty.
std::string complaint(const Option& option, const std::string& value) {
    const auto in_range = [&](double n) { return n >= option.least && n <= option.most; };
    const auto range = [&] { return concat("from ", to_text(option.least), " to ", to_text(option.most)); };
    switch (option.kind) {
        case ValueKind::Whole:
            if (const auto n = parse_integer(value); !n || !in_range(static_cast<double>(*n)))
                return concat("a whole number ", range());
            break;
        case ValueKind::Number:
            if (const auto n = parse_number(value); !n || !in_range(*n)) return concat("a number ", range());
            break;
        case ValueKind::Size:
            if (!parse_size(value)) return "a size like 1280x720, from 320x160 to 8192x8192";
            break;
        case ValueKind::Text:
            if (value.empty()) return concat("a ", option.value);
            break;
        case ValueKind::None:
            break;
    }
    return {};
}

std::string full_name(const Command& command) {
    return command.name.empty() ? "nine-lives" : concat("nine-lives ", command.name);
}

int usage_error(const Console& console, const std::string& message) {
    console.err << "nine-lives: " << message << "\n";
    return kExitUsage;
}

std::string unknown(std::string_view what, std::string_view word, const std::vector<std::string>& known) {
    const std::string hint = did_you_mean(word, known);
    return concat("there is no ", what, " '", excerpt(word), "'", hint.empty() ? "" : concat("; ", hint));
}

/// Reads what follows a command's name. Says what is wrong and returns nothing when it makes no sense.
class Reader {
  public:
    Reader(const Command& command, const Console& console) : command_(command), console_(console) {
        for (const auto& o : command.options) known_.push_back(o);
        for (const auto& o : common_options()) known_.push_back(o);
    }

    [[nodiscard]] std::optional<Arguments> read(std::span<const std::string> words) {
        bool only_words = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!only_words && words[i] == "--") {
                only_words = true;
            } else if (only_words || !words[i].starts_with("-") || words[i] == "-") {
                out_.add_word(words[i]);
            } else if (!read_option(words, i)) {
                return std::nullopt;
            }
        }
        if (!out_.has("--help") && !check_words()) return std::nullopt;
        return out_;
    }

  private:
    /// Takes --name value or --name=value; moves i to the last word used.
    bool read_option(std::span<const std::string> words, std::size_t& i) {
        const std::string& word = words[i];
        const auto equals = word.find('=');
        const std::string name = word == "-h" ? "--help" : word.substr(0, equals);
        const auto option =
            std::find_if(known_.begin(), known_.end(), [&](const Option& o) { return o.name == name; });
        if (option == known_.end()) return fail(unknown("option", name, names()));
        std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        if (option->kind == ValueKind::None) {
            if (equals != std::string::npos) return fail(concat(name, " takes no value"));
        } else if (equals == std::string::npos) {
            if (i + 1 >= words.size())
                return fail(concat(name, " wants a value: ", name, " ", option->value));
            value = words[++i];
        }
        const std::string wanted = complaint(*option, value);
        if (!wanted.empty()) return fail(concat(name, " wants ", wanted, ", not '", excerpt(value), "'"));
        out_.add_option(option->name, std::move(value));
        return true;
    }

    bool check_words() {
        const std::size_t n = out_.words().size();
        if (n < command_.least_words)
            return fail(
                concat("something is missing; the form is: ", full_name(command_), " ", command_.words));
        if (n > command_.most_words)
            return fail(concat("'", excerpt(out_.words()[command_.most_words]), "' is one word too many"));
        return true;
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> out;
        for (const auto& o : known_) out.emplace_back(o.name);
        return out;
    }

    bool fail(const std::string& message) {
        (void)usage_error(console_, concat(message, " (see ", full_name(command_), " --help)"));
        return false;
    }

    const Command& command_;
    const Console& console_;
    std::vector<Option> known_;
    Arguments out_;
};

void append_options(std::string& out, std::span<const Option> options) {
    constexpr std::size_t kColumn = 26;
    for (const auto& o : options) {
        std::string left = concat("  ", o.name, o.value.empty() ? "" : " ", o.value);
        left.resize(std::max(left.size() + 2, kColumn), ' ');
        out += concat(left, o.help, "\n");
    }
}

}  // namespace

std::string help_text(const Command& command) {
    std::string out = concat("usage: ", full_name(command), command.words.empty() ? "" : " ", command.words,
                             " [options]\n\n", command.help, "\n\noptions:\n");
    append_options(out, command.options);
    append_options(out, common_options());
    return out;
}

std::string help_text(std::span<const Command> commands) {
    std::string out =
        "Nine Lives: cats in starfighters against the Greebles.\n\n"
        "usage: nine-lives [options]            play\n"
        "       nine-lives COMMAND [options]    do something without a window\n\ncommands:\n";
    constexpr std::size_t kColumn = 26;
    for (const auto& c : commands) {
        if (c.name.empty()) continue;
        std::string left = concat("  ", c.name, c.words.empty() ? "" : " ", c.words);
        left.resize(std::max(left.size() + 2, kColumn), ' ');
        out += concat(left, c.help, "\n");
    }
    out += "\noptions of the game:\n";
    for (const auto& c : commands)
        if (c.name.empty()) append_options(out, c.options);
    append_options(out, common_options());
    out +=
        "  --version               show the version\n\nnine-lives COMMAND --help tells more about one of "
        "them.\n";
    return out;
}

int run_command_line(std::span<const std::string> arguments, std::span<const Command> commands,
                     const Console& console) {
    const bool named = !arguments.empty() && !arguments[0].starts_with("-");
    const std::string name = named ? arguments[0] : "";
    if (!arguments.empty() && arguments[0] == "--version") {
        console.out << "nine-lives " << NINE_LIVES_VERSION << "\n";
        return kExitGood;
    }
    if (!arguments.empty() && (arguments[0] == "--help" || arguments[0] == "-h" || name == "help")) {
        console.out << help_text(commands);
        return kExitGood;
    }
    const auto command =
        std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return c.name == name; });
    if (command == commands.end()) {
        std::vector<std::string> names;
        for (const auto& c : commands) names.emplace_back(c.name);
        return usage_error(console, concat(unknown("command", name, names), " (see nine-lives --help)"));
    }
    const auto read = Reader(*command, console).read(arguments.subspan(named ? 1 : 0));
    if (!read) return kExitUsage;
    if (read->has("--help")) {
        console.out << help_text(*command);
        return kExitGood;
    }
    return command->run(*read, console);
}

}  // namespace nl::app
