#pragma once

#include <map>
#include <set>
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
    static constexpr int kEndless = -1;

    MissionCast(const Mission& mission, const Library& library, const ScriptGlance& script);

    // All sorted.
    [[nodiscard]] const std::vector<std::string>& craft() const {
        return craft_names_;
    }                                                                                    ///< names and groups
    [[nodiscard]] const std::vector<std::string>& items() const { return item_names_; }  ///< names and types
    [[nodiscard]] const std::vector<std::string>& places() const { return places_; }
    /// Names, groups and places: what orders may be about.
    [[nodiscard]] const std::vector<std::string>& goals() const { return goals_; }
    /// How many craft of that name or group can turn up at most, or kEndless.
    [[nodiscard]] int count_craft(std::string_view name) const { return count(craft_, name); }
    [[nodiscard]] int count_items(std::string_view name) const { return count(items_, name); }
    /// Whether anybody of that side can turn up.
    [[nodiscard]] bool has_side(std::string_view side) const { return sides_.contains(side); }

  private:
    using Counts = std::map<std::string, int, std::less<>>;

    static void add(Counts& counts, const std::string& name, int n);
    [[nodiscard]] static int count(const Counts& counts, std::string_view name);
    void add_craft(const Mission& mission, const Library& library);
    void add_spawners(const Mission& mission);
    void add_items(const Mission& mission, const Library& library, const ScriptGlance& script);

    Counts craft_;
    Counts items_;
    std::set<std::string, std::less<>> sides_;
    std::vector<std::string> craft_names_;
    std::vector<std::string> item_names_;
    std::vector<std::string> places_;
    std::vector<std::string> goals_;
};

}  // namespace nl::content
