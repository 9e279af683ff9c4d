#include <algorithm>

#include "base/text.hpp"
#include "script/compiler.hpp"

namespace nl::script {
namespace {

constexpr std::size_t kMostOptions = 9;  // keys 1 … 9
constexpr std::size_t kDeepest = 40;     // visits of branches are recursive

using Op = Instruction::Op;

bool is_comment(std::string_view text) {
    return text.empty() || text.starts_with('#') || text.starts_with("//");
}

bool takes_rest(ArgType type) {
    return type == ArgType::Text || type == ArgType::Free || type == ArgType::Function ||
           type == ArgType::Condition;
}

Flow opener_of(Flow flow) {
    switch (flow) {
        case Flow::ElseIf:
        case Flow::Else:
        case Flow::EndIf:
            return Flow::If;
        case Flow::Option:
        case Flow::EndChoice:
            return Flow::Choice;
        case Flow::Branch:
        case Flow::EndParallel:
            return Flow::Parallel;
        case Flow::EndRepeat:
            return Flow::Repeat;
        default:
            return Flow::None;
    }
}

std::string_view word_of(Flow flow) {
    switch (flow) {
        case Flow::If:
            return "IF";
        case Flow::Choice:
            return "CHOICE";
        case Flow::Parallel:
            return "PARALLEL";
        default:
            return "REPEAT";
    }
}

}  // namespace

void FunctionCompiler::run() {
    for (std::uint32_t i = 0; i < source_.lines.size(); ++i) read_line(source_.lines[i], i);
    report_unclosed();
}

void FunctionCompiler::read_line(const SourceLine& line, std::uint32_t number) {
    if (const auto bad = first_invalid_utf8(line.text)) {
        blocks_in_doubt_ = true;
        return compiler_.error(line, *bad, "this is not valid UTF-8");
    }
    const Piece whole = trimmed(Piece{line.text, 0});
    if (is_comment(whole.text)) return;
    const auto end = std::min(whole.text.find_first_of(" \t"), whole.text.size());
    const Piece command{whole.text.substr(0, end), whole.offset};
    const Piece rest = trimmed(Piece{whole.text.substr(end), whole.offset + end});
    Instruction instruction;
    instruction.line = number;
    instruction.spec = compiler_.table().find_command(command.text);
    if (instruction.spec == nullptr) return unknown_command(line, command);
    std::vector<Piece> pieces = split_arguments(*instruction.spec, rest);
    const CommandSpec& spec = *instruction.spec;
    const bool good = check_count(spec, line, command, rest, pieces) &&
                      compiler_.read_arguments(spec.name, spec.args, line, pieces, instruction.args);
    if (good) mention_names(line, instruction, pieces);
    place(line, command, std::move(instruction), good);
}

void FunctionCompiler::unknown_command(const SourceLine& line, Piece command) {
    const std::string hint = did_you_mean(command.text, compiler_.table().command_names());
    const std::string meant = nearest_spelling(command.text, compiler_.table().command_names());
    const CommandSpec* spec = compiler_.table().find_command(meant);
    if (spec == nullptr || is_control(spec->flow) || spec->flow == Flow::Choice) blocks_in_doubt_ = true;
    compiler_.error(line, command.offset, concat("unknown command '", excerpt(command.text), "'"), hint);
}

/// SCRIPT.md section 2: the last argument takes the rest of the line.
std::vector<Piece> FunctionCompiler::split_arguments(const CommandSpec& spec, Piece rest) const {
    std::vector<Piece> pieces;
    if (rest.text.empty()) return pieces;
    std::size_t begin = 0;
    const bool to_the_end = !spec.args.empty() && takes_rest(spec.args.back().type);
    while (true) {
        const bool last = to_the_end && pieces.size() + 1 == spec.args.size();
        const auto end = last ? std::string_view::npos : rest.text.find(';', begin);
        pieces.push_back(trimmed(Piece{rest.text.substr(begin, end - begin), rest.offset + begin}));
        if (end == std::string_view::npos) return pieces;
        begin = end + 1;
    }
}

bool FunctionCompiler::check_count(const CommandSpec& spec, const SourceLine& line, Piece command, Piece rest,
                                   std::vector<Piece>& pieces) {
    if (pieces.size() >= required_count(spec.args) && pieces.size() <= spec.args.size()) return true;
    const bool many = pieces.size() > spec.args.size();
    const std::string form = concat(spec.name, spec.args.empty() ? "" : " ", usage_of(spec.args));
    const std::size_t at = !many               ? command.offset
                           : spec.args.empty() ? rest.offset
                                               : pieces[spec.args.size()].offset;
    const std::size_t wanted = many ? spec.args.size() : required_count(spec.args);
    const bool open_ended = required_count(spec.args) != spec.args.size();
    compiler_.error(line, at,
                    concat(spec.name, " takes ", open_ended ? (many ? "at most " : "at least ") : "",
                           wanted == 0 ? "no" : std::to_string(wanted), " argument", wanted == 1 ? "" : "s",
                           ", not ", std::to_string(pieces.size())),
                    concat("write: ", form));
    return false;
}

void FunctionCompiler::mention_names(const SourceLine& line, const Instruction& instruction,
                                     const std::vector<Piece>& pieces) {
    const std::string_view name = instruction.spec->name;
    const auto say = [&](Mention how) { compiler_.mention(how, pieces[0].text, line, pieces[0].offset); };
    if (name == "CALL") say(Mention::Call);
    if (name == "START_FUNCTION") say(Mention::Start);
    if (name == "SIGNAL") say(Mention::SendSignal);
    if (name == "WAIT_SIGNAL") say(Mention::AwaitSignal);
    if (name == "OPTION") say(Mention::Offer);
}

void FunctionCompiler::place(const SourceLine& line, Piece command, Instruction instruction, bool good) {
    const Flow flow = instruction.spec->flow;
    switch (flow) {
        case Flow::None:
            instruction.op = Op::Command;
            break;
        case Flow::Delay:
            instruction.op = Op::Delay;
            break;
        case Flow::Return:
            instruction.op = Op::Return;
            break;
        case Flow::If:
        case Flow::Choice:
        case Flow::Parallel:
        case Flow::Repeat:
            return open(line, command, std::move(instruction));
        default:
            return go_on(line, command, std::move(instruction));
    }
    if (!blocks_.empty() && !blocks_in_doubt_) {
        const Instruction& opened = code_[blocks_.back().opened_at];
        const bool needs_way = blocks_.back().kind == Flow::Choice || blocks_.back().kind == Flow::Parallel;
        if (needs_way && opened.ways.empty()) {
            blocks_in_doubt_ = true;
            return compiler_.error(
                line, command.offset,
                concat(instruction.spec->name, " stands between ", word_of(blocks_.back().kind),
                       " and its first ", blocks_.back().kind == Flow::Choice ? "OPTION" : "BRANCH"));
        }
    }
    if (good) emit(std::move(instruction));
}

void FunctionCompiler::open(const SourceLine& line, Piece command, Instruction instruction) {
    if (blocks_.size() == kDeepest) {
        if (!blocks_in_doubt_) compiler_.error(line, command.offset, "blocks are nested too deep");
        blocks_in_doubt_ = true;
        return;
    }
    Block block{instruction.spec->flow, &line, command.offset, here(), kNone, {}, false};
    switch (block.kind) {
        case Flow::If:
            instruction.op = Op::Test;
            block.pending = here();
            break;
        case Flow::Choice:
            instruction.op = Op::Choice;
            break;
        case Flow::Parallel:
            instruction.op = Op::Parallel;
            break;
        default:
            instruction.op = Op::Repeat;
    }
    emit(std::move(instruction));
    blocks_.push_back(std::move(block));
}

void FunctionCompiler::go_on(const SourceLine& line, Piece command, Instruction instruction) {
    const Flow flow = instruction.spec->flow;
    const Flow opener = opener_of(flow);
    if (blocks_in_doubt_) return;
    if (blocks_.empty() || blocks_.back().kind != opener) {
        blocks_in_doubt_ = true;
        const std::string_view inside = blocks_.empty() ? std::string_view() : word_of(blocks_.back().kind);
        return compiler_.error(
            line, command.offset, concat(command.text, " without ", word_of(opener)),
            inside.empty() ? ""
                           : concat("the ", inside, " of line ",
                                    std::to_string(blocks_.back().opened->start.line), " is still open"));
    }
    Block& block = blocks_.back();
    if (flow == Flow::EndIf || flow == Flow::EndChoice || flow == Flow::EndParallel ||
        flow == Flow::EndRepeat)
        return close(line, command, std::move(instruction));
    if (opener == Flow::If) {
        if (block.has_else) {
            return compiler_.error(line, command.offset, concat(command.text, " after ELSE"),
                                   "ELSE is the last way of an IF");
        }
        block.to_end.push_back(emit_bare(Op::Jump, instruction));
        code_[block.pending].target = here();
        block.has_else = flow == Flow::Else;
        block.pending = kNone;
        if (flow == Flow::Else) return;
        block.pending = here();
        instruction.op = Op::Test;
        emit(std::move(instruction));
        return;
    }
    auto& ways = code_[block.opened_at].ways;
    const std::uint32_t label =
        instruction.args.empty() ? 0 : compiler_.program().symbols.id(instruction.args[0].text);
    if (opener == Flow::Choice && ways.size() == kMostOptions)
        return compiler_.error(line, command.offset, "a CHOICE has at most 9 OPTIONs");
    if (!ways.empty()) {
        const auto jump = emit_bare(opener == Flow::Choice ? Op::Jump : Op::EndBranch, instruction);
        block.to_end.push_back(jump);
    }
    code_[block.opened_at].ways.push_back({here(), label});
}

void FunctionCompiler::close(const SourceLine& line, Piece command, Instruction instruction) {
    Block block = std::move(blocks_.back());
    blocks_.pop_back();
    Instruction& opened = code_[block.opened_at];
    const bool needs_way = block.kind == Flow::Choice || block.kind == Flow::Parallel;
    if (needs_way && opened.ways.empty()) {
        return compiler_.error(
            line, command.offset,
            concat(word_of(block.kind), " without any ", block.kind == Flow::Choice ? "OPTION" : "BRANCH"));
    }
    if (block.kind == Flow::Parallel) emit_bare(Op::EndBranch, instruction);
    if (block.kind == Flow::Repeat) {
        const auto back = emit_bare(Op::EndRepeat, instruction);
        code_[back].target = static_cast<std::uint32_t>(block.opened_at + 1);
    }
    for (const std::uint32_t jump : block.to_end) code_[jump].target = here();
    if (block.pending != kNone) code_[block.pending].target = here();
    if (block.kind != Flow::If) code_[block.opened_at].target = here();
}

std::uint32_t FunctionCompiler::emit(Instruction instruction) {
    code_.push_back(std::move(instruction));
    return here() - 1;
}

std::uint32_t FunctionCompiler::emit_bare(Op op, const Instruction& like) {
    Instruction bare;
    bare.op = op;
    bare.spec = like.spec;
    bare.line = like.line;
    return emit(std::move(bare));
}

void FunctionCompiler::report_unclosed() {
    if (blocks_in_doubt_) return;
    for (const Block& b : blocks_) {
        compiler_.error(*b.opened, b.offset, concat(word_of(b.kind), " is never closed"),
                        concat("END_", word_of(b.kind), " is missing"));
    }
}

}  // namespace nl::script
