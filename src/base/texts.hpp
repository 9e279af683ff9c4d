#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/po.hpp"

namespace nl {

/// All texts that players read, in the language they read them in. English is the source: a text stands for
/// itself in code and data, and is looked up where it is drawn, never earlier, so that nothing the game
/// decides depends on a language, and a change of language shows at once.
class Texts {
  public:
    /// English: every text is its own translation.
    Texts() = default;
    /// English with accents, a third longer, in brackets: shows what is cut off and what is not looked up.
    [[nodiscard]] static Texts pseudo();

    /// Adds what the catalogue has translated; a text that is there already stays as it is, so that the
    /// catalogues of mods go first. Its plural rule counts when it is the first.
    void add(const PoFile& catalogue);

    /// A text of the game: tr("Play").
    [[nodiscard]] std::string tr(std::string_view text) const;
    /// A text that means something else elsewhere, or that somebody says: see context_of(). What the context
    /// does not have is looked for in the part before its '/', then without one.
    [[nodiscard]] std::string tr_in(std::string_view context, std::string_view text) const;
    /// A text that counts: tr_n("{n} mission", "{n} missions", 3); {n} becomes the number.
    [[nodiscard]] std::string tr_n(std::string_view one, std::string_view many, std::int64_t n) const;

  private:
    [[nodiscard]] const std::vector<std::string>* find(std::string_view context, std::string_view text) const;

    /// By context, U+0004 and text, as gettext's own files do.
    std::map<std::string, std::vector<std::string>, std::less<>> translations_;
    PluralRule plurals_;
    bool has_rule_ = false;
    bool pseudo_ = false;
};

/// Marks a text of a table that is looked up later: {to_translate("Time"), …}. `nine-lives strings` finds it.
[[nodiscard]] constexpr std::string_view to_translate(std::string_view text) { return text; }

/// The context of a mission's texts: context_of("radio-check", "Leo") for what Leo says there; for others
/// what kind of text it is: "name", "briefing", "objective", "hud", "choice", "title", "place", "craft",
/// "reason".
[[nodiscard]] std::string context_of(std::string_view mission, std::string_view who);

/// text with every {name} replaced: filled(tr("Opens after {mission}"), {{"mission", name}}). Unknown names
/// stay.
[[nodiscard]] std::string filled(std::string_view text,
                                 std::initializer_list<std::pair<std::string_view, std::string_view>> values);

/// What the pseudo-language makes of a text; what stands in braces stays.
[[nodiscard]] std::string pseudo_text(std::string_view text);

}  // namespace nl
