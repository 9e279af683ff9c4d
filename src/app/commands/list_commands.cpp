#include <ostream>
#include <set>

#include "app/commands/commands.hpp"
#include "base/text.hpp"
#include "sim/command_table.hpp"

namespace nl::app {
namespace {

/// The signature of a row: "MSG_BOX speaker;portrait;text".
template <class Spec>
std::string form_of(const Spec& spec) {
    const std::string usage = script::usage_of(spec.args);
    return usage.empty() ? std::string(spec.name) : concat(spec.name, " ", usage);
}

std::string form_of(const script::ConditionSpec& spec) {
    if (spec.args.empty()) return std::string(spec.name);
    return concat(spec.name, "(", script::usage_of(spec.args, ","), ")");
}

/// The kinds of commands, in the order in which they first come.
std::vector<std::string_view> kinds(const script::Table& table) {
    std::vector<std::string_view> out;
    std::set<std::string_view> seen;
    for (const auto& c : table.commands())
        if (seen.insert(c.kind).second) out.push_back(c.kind);
    return out;
}

template <class Rows>
void print_rows(std::ostream& out, const Rows& rows, std::string_view kind, bool markdown) {
    for (const auto& row : rows) {
        if constexpr (requires { row.kind; })
            if (row.kind != kind) continue;
        std::string left = form_of(row);
        if (markdown) {
            std::string escaped;
            for (const char c : left) escaped += c == '|' ? std::string("\\|") : std::string(1, c);
            out << "| `" << escaped << "` | " << row.help << " |\n";
            continue;
        }
        constexpr std::size_t kColumn = 44;
        left.resize(std::max(left.size() + 2, kColumn), ' ');
        out << "  " << left << row.help << "\n";
    }
}

void print_text(std::ostream& out, const script::Table& table, bool markdown) {
    const auto head = [&](std::string_view title, std::string_view first) {
        if (markdown) {
            out << "### " << title << "\n\n| " << first << " | |\n|---|---|\n";
        } else {
            out << title << "\n";
        }
    };
    head("events", "event");
    print_rows(out, table.events(), "", markdown);
    for (const auto kind : kinds(table)) {
        out << "\n";
        head(concat("commands: ", kind), "command");
        print_rows(out, table.commands(), kind, markdown);
    }
    out << "\n";
    head("conditions", "condition");
    print_rows(out, table.conditions(), "", markdown);
}

template <class Rows>
std::string json_rows(const Rows& rows) {
    std::string out = "[";
    for (const auto& row : rows) {
        out += concat(out.size() > 1 ? "," : "", "\n    {\"name\": ", json_quoted(row.name));
        if constexpr (requires { row.kind; }) out += concat(", \"kind\": ", json_quoted(row.kind));
        out += ", \"arguments\": [";
        bool first = true;
        for (const auto& a : row.args) {
            out += concat(first ? "" : ", ", "{\"name\": ", json_quoted(a.name),
                          ", \"optional\": ", a.optional ? "true" : "false", "}");
            first = false;
        }
        out += concat("], \"help\": ", json_quoted(row.help), "}");
    }
    return out + "\n  ]";
}

int list_commands(const Arguments& arguments, const Console& console) {
    const script::Table& table = sim::command_table();
    if (arguments.has("--json")) {
        console.out << "{\n  \"events\": " << json_rows(table.events())
                    << ",\n  \"commands\": " << json_rows(table.commands())
                    << ",\n  \"conditions\": " << json_rows(table.conditions()) << "\n}\n";
    } else {
        print_text(console.out, table, arguments.has("--markdown"));
    }
    return kExitGood;
}

}  // namespace

Command commands_command() {
    return {"commands",
            "",
            0,
            0,
            "Lists everything that a mission's script can say.",
            {{"--markdown", ValueKind::None, "", "as tables for a page"},
             {"--json", ValueKind::None, "", "for programs"}},
            list_commands};
}

}  // namespace nl::app
