#include "script/reference.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"

namespace nl::script {
namespace {

std::string form_of(std::string_view name, std::span<const ArgSpec> args) {
    return concat(name, args.empty() ? "" : " ", usage_of(args));
}

std::string form_of(const ConditionSpec& c) {
    return c.args.empty() ? std::string(c.name) : concat(c.name, "(", usage_of(c.args, ","), ")");
}

/// The words of an OneOf as a person writes them: "off or on".
std::string words_of(std::string_view words) {
    std::string out;
    for (const auto w : split(words, '|')) out += concat(out.empty() ? "" : " or ", w);
    return out;
}

std::vector<std::string_view> kinds_of(const Table& table) {
    std::vector<std::string_view> kinds;
    for (const auto& c : table.commands())
        if (std::find(kinds.begin(), kinds.end(), c.kind) == kinds.end()) kinds.push_back(c.kind);
    return kinds;
}

std::string arguments_text(std::span<const ArgSpec> args) {
    std::string out;
    for (const auto& a : args)
        out += concat(out.empty() ? "" : "; ", "`", a.name, "`: ", describe(a),
                      a.optional ? ", may be left out" : "");
    return out;
}

std::string row(std::string_view form, std::string_view help, std::span<const ArgSpec> args) {
    std::string cell = arguments_text(args);
    // A | would end the cell.
    for (std::size_t at = cell.find('|'); at != std::string::npos; at = cell.find('|', at + 2))
        cell.insert(at, "\\");
    return concat("| `", form, "` | ", help, " | ", cell, " |\n");
}

std::string json_args(std::span<const ArgSpec> args) {
    std::string out = "[";
    for (const auto& a : args)
        out += concat(out.size() > 1 ? ", " : "", "{\"name\": ", json_quoted(a.name),
                      ", \"is\": ", json_quoted(describe(a)), a.optional ? ", \"optional\": true}" : "}");
    return out + "]";
}

template <class Rows, class Object>
std::string json_list(std::string_view key, const Rows& rows, Object&& object) {
    std::string out;
    for (const auto& r : rows) out += concat(out.empty() ? "" : ",\n", "    {", object(r), "}");
    return concat("  ", json_quoted(key), ": [\n", out, "\n  ]");
}

std::string basic(std::string_view name, std::string_view form, std::string_view help,
                  std::span<const ArgSpec> args) {
    return concat("\"name\": ", json_quoted(name), ", \"form\": ", json_quoted(form),
                  ", \"help\": ", json_quoted(help), ", \"arguments\": ", json_args(args));
}

/// What one argument may look like, as a regular expression; `last` takes the rest of the line.
std::string pattern_of(const ArgSpec& arg, bool last) {
    const std::string number = "-?[0-9]+(\\.[0-9]*)?|-?\\.[0-9]+";
    switch (arg.type) {
        case ArgType::Number:
            return concat("(", number, ")");
        case ArgType::Seconds:
            return "([0-9]+(\\.[0-9]*)?|\\.[0-9]+)";
        case ArgType::Whole:
        case ArgType::Percent:
            return "[0-9]+";
        case ArgType::OneOf:
            return concat("(", arg.words, ")");
        case ArgType::Point:
            return concat("(", number, ")\\s*,\\s*(", number, ")");
        case ArgType::Picture:
            return "[^;]*";
        case ArgType::Text:
        case ArgType::Condition:
        case ArgType::Value:
            return last ? ".+" : "[^;]+";
        default:
            return last ? ".+" : "[^;]+";
    }
}

std::string pattern_of(std::string_view name, std::span<const ArgSpec> args) {
    std::string out = concat("^\\s*", name);
    std::string closing;
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (args[i].optional) out += '(', closing += ")?";
        out += concat(i == 0 ? "\\s+" : "\\s*;\\s*", pattern_of(args[i], i + 1 == args.size()));
    }
    return out + closing + "\\s*$";
}

std::string choice(std::string_view pattern, std::string_view title, std::string_view help) {
    return concat("{ \"pattern\": ", json_quoted(pattern), ", \"title\": ", json_quoted(title),
                  ", \"description\": ", json_quoted(help), " }");
}

}  // namespace

std::string describe(const ArgSpec& arg) {
    switch (arg.type) {
        case ArgType::Number:
            return "a number";
        case ArgType::Whole:
            return "a whole number from 1 on";
        case ArgType::Seconds:
            return "seconds, decimals allowed";
        case ArgType::Percent:
            return "a whole number from 0 to 100";
        case ArgType::Text:
            return "text";
        case ArgType::Picture:
            return concat("a ", arg.words, ", or nothing for the usual one");
        case ArgType::Speaker:
            return concat("a ", arg.words);
        case ArgType::Name:
            return concat("name of a ", arg.words);
        case ArgType::Names:
            return concat("names of ", arg.words, ", with commas between");
        case ArgType::OneOf:
            return words_of(arg.words);
        case ArgType::Point:
            return "a place, x,y";
        case ArgType::Where:
            return concat("a place, x,y, or the name of a ", arg.words);
        case ArgType::Free:
            return "a name of your own";
        case ArgType::Variable:
            return "name of a variable";
        case ArgType::Value:
            return "an expression";
        case ArgType::Condition:
            return "a condition";
        case ArgType::Function:
            return "name of a function of this script";
    }
    return {};
}

std::string reference_markdown(const Table& table) {
    const std::string head = "| write | what it does | arguments |\n|---|---|---|\n";
    std::string out = "### Commands\n";
    for (const auto kind : kinds_of(table)) {
        out += concat("\n#### ", kind, "\n\n", head);
        for (const auto& c : table.commands())
            if (c.kind == kind) out += row(form_of(c.name, c.args), c.help, c.args);
    }
    out += concat("\n### Events\n\n", "| a function called | starts when | arguments |\n|---|---|---|\n");
    for (const auto& e : table.events()) out += row(form_of(e.name, e.args), e.help, e.args);
    out += concat("\n### Conditions\n\n", "| ask | answer | arguments |\n|---|---|---|\n");
    for (const auto& c : table.conditions()) out += row(form_of(c), c.help, c.args);
    return out;
}

std::string reference_json(const Table& table) {
    const auto command = [](const CommandSpec& c) {
        const std::string_view takes = c.action != nullptr || c.flow == Flow::Choice ? "waits"
                                       : is_control(c.flow)                          ? "control"
                                                                                     : "at once";
        return concat(basic(c.name, form_of(c.name, c.args), c.help, c.args),
                      ", \"kind\": ", json_quoted(c.kind), ", \"takes\": ", json_quoted(takes));
    };
    const auto event = [](const EventSpec& e) {
        return basic(e.name, form_of(e.name, e.args), e.help, e.args);
    };
    const auto condition = [](const ConditionSpec& c) { return basic(c.name, form_of(c), c.help, c.args); };
    return concat("{\n", json_list("commands", table.commands(), command), ",\n",
                  json_list("events", table.events(), event), ",\n",
                  json_list("conditions", table.conditions(), condition), "\n}\n");
}

std::string script_schema(const Table& table) {
    std::string lines = "            { \"pattern\": \"^\\\\s*(#|//|$)\", \"title\": \"comment\" }";
    for (const auto& c : table.commands())
        lines +=
            concat(",\n            ", choice(pattern_of(c.name, c.args), form_of(c.name, c.args), c.help));
    // Editors offer the examples while one types.
    std::string line_examples;
    for (const auto& c : table.commands())
        line_examples += concat(line_examples.empty() ? "" : ", ", json_quoted(form_of(c.name, c.args)));
    std::string name_examples;
    for (const auto& e : table.events())
        name_examples += concat(name_examples.empty() ? "" : ", ", json_quoted(form_of(e.name, e.args)));
    std::string names;
    std::string known;
    for (const auto& e : table.events()) {
        names += concat("            ", choice(pattern_of(e.name, e.args), form_of(e.name, e.args), e.help),
                        ",\n");
        known += concat(known.empty() ? "" : "|", e.name);
    }
    names += concat("            ", choice(concat("^(?!\\s*(", known, ")(\\s|$)).+"), "a name of your own",
                                           "Started by CALL or START_FUNCTION."));
    return concat(R"({
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "The script of a mission",
  "description": "Functions: an event on the left, one command a line on the right.",
  "type": "array",
  "items": {
    "type": "object",
    "required": ["function"],
    "additionalProperties": false,
    "patternProperties": { "^x-": {} },
    "properties": {
      "function": {
        "type": "string",
        "anyOf": [
)",
                  names, R"(
        ],
        "examples": [)",
                  name_examples, R"(]
      },
      "repeat": { "type": "boolean", "description": "May start again after it has finished." },
      "lines": {
        "type": "array",
        "items": {
          "type": "string",
          "anyOf": [
)",
                  lines, R"(
          ],
          "examples": [)",
                  line_examples, R"(]
        }
      }
    }
  }
}
)");
}

}  // namespace nl::script
