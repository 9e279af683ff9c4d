#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "content/script_glance.hpp"

namespace nl::content {

/// Who and what can turn up in a mission, by whatever way: the mission file, a spawner, a carrier, the
/// script.
class MissionCast {
  public:
    MissionCast(const Mission& mission, const Library& library, const ScriptGlance& script);

    [[nodiscard]] const std::vector<std::string>& craft() const { return craft_; }  ///< names and groups
    [[nodiscard]] const std::vector<std::string>& items() const { return items_; }  ///< names and types
    [[nodiscard]] const std::vector<std::string>& places() const { return places_; }
    [[nodiscard]] bool has_craft(std::string_view name) const;
    /// How many craft of that name or group can turn up at most; -1 when there is no end of them.
    [[nodiscard]] int count_craft(std::string_view name) const;
    /// The same for items.
    [[nodiscard]] int count_items(std::string_view name) const;
    [[nodiscard]] bool has_side(std::string_view side) const;

  private:
    void add_items();

    const Mission& mission_;
    const Library& library_;
    const ScriptGlance& script_;
    std::vector<std::string> craft_;
    std::vector<std::string> items_;
    std::vector<std::string> places_;
    std::vector<std::string> endless_;  ///< names whose number nobody can tell
};

}  // namespace nl::content
