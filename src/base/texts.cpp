#include "base/texts.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl {
namespace {

std::string key_of(std::string_view context, std::string_view text) {
    return context.empty() ? std::string(text) : concat(context, "\4", text);
}

/// Letters with something on or under them, of Latin-1 and Latin Extended-A, which our typeface has.
constexpr std::pair<char, std::string_view> kAccents[] = {
    {'A', "Å"}, {'C', "Ç"}, {'D', "Đ"}, {'E', "É"}, {'G', "Ĝ"}, {'H', "Ĥ"}, {'I', "Î"}, {'J', "Ĵ"},
    {'K', "Ķ"}, {'L', "Ļ"}, {'N', "Ñ"}, {'O', "Ö"}, {'R', "Ŕ"}, {'S', "Š"}, {'T', "Ţ"}, {'U', "Û"},
    {'W', "Ŵ"}, {'Y', "Ý"}, {'Z', "Ž"}, {'a', "å"}, {'c', "ç"}, {'d', "đ"}, {'e', "é"}, {'g', "ĝ"},
    {'h', "ĥ"}, {'i', "î"}, {'j', "ĵ"}, {'k', "ķ"}, {'l', "ļ"}, {'n', "ñ"}, {'o', "ö"}, {'r', "ŕ"},
    {'s', "š"}, {'t', "ţ"}, {'u', "û"}, {'w', "ŵ"}, {'y', "ý"}, {'z', "ž"}};

void append_accented(std::string& out, char c) {
    const auto* found = std::find_if(std::begin(kAccents), std::end(kAccents),
                                     [c](const auto& pair) { return pair.first == c; });
    if (found == std::end(kAccents)) {
        out += c;
    } else {
        out += found->second;
    }
}

}  // namespace

Texts Texts::pseudo() {
    Texts out;
    out.pseudo_ = true;
    return out;
}

void Texts::add(const PoFile& catalogue) {
    if (!has_rule_) plurals_ = catalogue.plurals;
    has_rule_ = true;
    for (const PoEntry& e : catalogue.entries) {
        const bool done =
            !e.translations.empty() && std::none_of(e.translations.begin(), e.translations.end(),
                                                    [](const auto& t) { return t.empty(); });
        if (done && !e.fuzzy) translations_.emplace(key_of(e.context, e.text), e.translations);
    }
}

const std::vector<std::string>* Texts::find(std::string_view context, std::string_view text) const {
    const auto it = translations_.find(key_of(context, text));
    return it == translations_.end() ? nullptr : &it->second;
}

std::string Texts::tr(std::string_view text) const { return tr_in({}, text); }

std::string Texts::tr_in(std::string_view context, std::string_view text) const {
    if (text.empty()) return {};
    if (pseudo_) return pseudo_text(text);
    if (translations_.empty()) return std::string(text);
    const auto slash = context.rfind('/');
    const auto* found = find(context, text);
    if (found == nullptr && slash != std::string_view::npos) found = find(context.substr(0, slash), text);
    if (found == nullptr && !context.empty()) found = find({}, text);
    return found == nullptr ? std::string(text) : found->front();
}

std::string Texts::tr_n(std::string_view one, std::string_view many, std::int64_t n) const {
    std::string text(n == 1 ? one : many);
    if (pseudo_) {
        text = pseudo_text(text);
    } else if (const auto* found = find({}, one)) {
        text = (*found)[std::min(plurals_.form_of(n), found->size() - 1)];
    }
    return filled(text, {{"n", to_text(n)}});
}

std::string context_of(std::string_view mission, std::string_view who) { return concat(mission, "/", who); }

std::string filled(std::string_view text,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
    std::string out;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        const auto name = text.substr(open + 1, close - open - 1);
        const auto* value =
            std::find_if(values.begin(), values.end(), [&](const auto& pair) { return pair.first == name; });
        out += text.substr(0, value == values.end() ? close + 1 : open);
        if (value != values.end()) out += value->second;
        text.remove_prefix(close + 1);
    }
    return out.append(text);
}

std::string pseudo_text(std::string_view text) {
    std::string out = "[";
    bool in_braces = false;
    std::size_t letters = 0;
    for (const char c : text) {
        if (c == '{') in_braces = true;
        if (in_braces) {
            in_braces = c != '}';
            out += c;
            continue;
        }
        append_accented(out, c);
        ++letters;
    }
    // Words of a usual length, so that the longer text can be wrapped like any other.
    for (std::size_t i = 0; i < (letters + 2) / 3; ++i) out += i % 6 == 0 && letters > 12 ? ' ' : '~';
    return out + "]";
}

}  // namespace nl
