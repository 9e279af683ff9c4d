#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nl {

/// A name as a small number, so that things with names stay thin and comparing is cheap. 0 is the empty name.
using NameId = std::uint32_t;
inline constexpr NameId kNoName = 0;

/// Numbers names in the order in which they are first asked for.
class NameTable {
  public:
    NameTable() { (void)id(""); }
    /// The number of name, given out now if it is new.
    NameId id(std::string_view name) {
        if (const auto it = ids_.find(name); it != ids_.end()) return it->second;
        const auto n = static_cast<NameId>(names_.size());
        names_.emplace_back(name);
        ids_.emplace(names_.back(), n);
        return n;
    }
    /// The number of name, or kNoName when nothing is called so.
    [[nodiscard]] NameId find(std::string_view name) const {
        const auto it = ids_.find(name);
        return it == ids_.end() ? kNoName : it->second;
    }
    [[nodiscard]] const std::string& text(NameId id) const { return names_[id]; }
    /// Numbers given out so far: 0 … size() - 1.
    [[nodiscard]] NameId size() const { return static_cast<NameId>(names_.size()); }

  private:
    std::vector<std::string> names_;
    std::map<std::string, NameId, std::less<>> ids_;
};

}  // namespace nl
