#include "content/mission_checks.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "content/hint.hpp"
#include "content/mission_cast.hpp"
#include "content/script_glance.hpp"
#include "content/words.hpp"

namespace nl::content {
namespace {

constexpr int kMostCraft = 4000;  ///< at once; more is a slip of the finger, not a battle

/// What the target of an objective or an order names.
enum class Target : std::uint8_t { None, Craft, Item, Place, Side };

Target target_of(ObjectiveType type) {
    switch (type) {
        case ObjectiveType::Destroy:
        case ObjectiveType::Disable:
        case ObjectiveType::Capture:
        case ObjectiveType::Escort:
        case ObjectiveType::Protect:
            return Target::Craft;
        case ObjectiveType::Collect:
            return Target::Item;
        case ObjectiveType::Reach:
            return Target::Place;
        case ObjectiveType::DefeatAll:
            return Target::Side;
        default:
            return Target::None;
    }
}

bool needs_target(Order order) {
    return order == Order::Attack || order == Order::Guard || order == Order::Escort ||
           order == Order::Follow;
}

class Checker {
  public:
    Checker(const Mission& mission, const NamesFound& found, const Library& library, Diagnostics& diagnostics)
        : mission_(mission),
          found_(found),
          library_(library),
          diagnostics_(diagnostics),
          broken_(diagnostics.has_errors()),
          script_(mission.script),
          cast_(mission, library, script_) {
        for (const auto& s : library.sides) sides_.push_back(s.id);
        std::sort(sides_.begin(), sides_.end());
        for (const auto& use : found.used)
            if (use.kind == Kind::Target) targets_.push_back(&use);
        std::sort(targets_.begin(), targets_.end(), [](const NamedAt* a, const NamedAt* b) {
            return std::pair(a->at.line, a->at.column) < std::pair(b->at.line, b->at.column);
        });
    }

    void run() {
        for (const auto& o : mission_.objectives) check(o);
        for (const auto& c : mission_.craft) check(c);
        for (const auto& s : mission_.spawners) check(s);
        check_sleepers("LOCATION", mission_.locations);
        check_sleepers("GATE", mission_.gates);
        check_places();
        check_number();
    }

  private:
    void error(Position at, std::string message, std::string hint = {}) {
        diagnostics_.error(mission_.file, at, std::move(message), std::move(hint));
    }
    void warn(Position at, std::string message, std::string hint = {}) {
        if (!broken_) diagnostics_.warning(mission_.file, at, std::move(message), std::move(hint));
    }

    /// Where the target of the object that starts at `object` stands.
    [[nodiscard]] Position place_of(const std::string& target, Position object) const {
        const auto it =
            std::lower_bound(targets_.begin(), targets_.end(), object, [](const NamedAt* use, Position p) {
                return std::pair(use->at.line, use->at.column) < std::pair(p.line, p.column);
            });
        return it != targets_.end() && (*it)->name == target ? (*it)->at : object;
    }

    void check(const Objective& o) {
        if (check_target(o)) check_possible(o);
        const std::string_view type = word_of(o.type);
        if (o.type == ObjectiveType::Escort && o.to.empty())
            error(o.position, "an escort objective needs 'to'", "the id of a location or a gate");
        if ((o.type == ObjectiveType::Survive || o.type == ObjectiveType::Time) && o.seconds <= 0.0F)
            error(o.position, concat("a ", type, " objective needs 'seconds'"));
        if (o.type == ObjectiveType::Accuracy && o.percent <= 0.0F)
            error(o.position, "an accuracy objective needs 'percent'");
        if (!o.active && !script_.says("OBJECTIVE_ACTIVATE", o.id) && !completed_by_script(o))
            warn(o.position, concat("the objective '", excerpt(o.id), "' never begins"),
                 "no line says OBJECTIVE_ACTIVATE " + excerpt(o.id));
    }

    [[nodiscard]] bool completed_by_script(const Objective& o) const {
        return script_.says("OBJECTIVE_COMPLETE", o.id);
    }

    /// False when the target is missing or wrong, which has then been said.
    bool check_target(const Objective& o) {
        const Target kind = target_of(o.type);
        if (o.target.empty()) {
            if (kind == Target::None) return true;
            error(o.position, concat("the objective type '", word_of(o.type), "' needs a 'target'"));
            return false;
        }
        const Position at = place_of(o.target, o.position);
        switch (kind) {
            case Target::Craft:
                return check_known(o.target, "craft or group", cast_.craft(), at);
            case Target::Item:
                return check_known(o.target, "item", cast_.items(), at);
            case Target::Place:
                return check_known(o.target, "location or gate", cast_.places(), at);
            case Target::Side:
                return check_known(o.target, "side", sides_, at);
            case Target::None:
                break;
        }
        return true;
    }

    bool check_known(const std::string& name, std::string_view what, const std::vector<std::string>& known,
                     Position at) {
        if (std::binary_search(known.begin(), known.end(), name) || may_be_meant(name)) return true;
        error(at, concat("there is no ", what, " '", excerpt(name), "' in this mission"),
              hint_for(name, known, diagnostics_));
        return false;
    }

    /// Whether a name that is not there may be there when other mistakes of the file are mended.
    [[nodiscard]] bool may_be_meant(const std::string& name) const {
        return std::binary_search(found_.mentioned.begin(), found_.mentioned.end(), name) ||
               (broken_ && library_.find_craft(name) != nullptr);
    }

    void check_possible(const Objective& o) {
        if (completed_by_script(o)) return;
        const std::string id = excerpt(o.id);
        if (o.type == ObjectiveType::Scripted)
            warn(o.position, concat("nothing can complete the objective '", id, "'"),
                 "no line says OBJECTIVE_COMPLETE " + id);
        if (o.type == ObjectiveType::DefeatAll && !cast_.has_side(o.target))
            warn(o.position, concat("nobody in this mission is on the side '", o.target, "'"));
        if (o.type == ObjectiveType::Destroy || o.type == ObjectiveType::Disable ||
            o.type == ObjectiveType::Capture)
            check_enough(o, cast_.count_craft(o.target));
        if (o.type == ObjectiveType::Collect) check_enough(o, cast_.count_items(o.target));
    }

    void check_enough(const Objective& o, int there) {
        if (there < 0 || std::max(o.count, 1) <= there) return;
        warn(o.position,
             concat("nothing can complete the objective '", excerpt(o.id), "': it wants ",
                    std::to_string(std::max(o.count, 1)), " of '", excerpt(o.target), "', and ",
                    there == 0 ? "none comes" : std::to_string(there) + (there == 1 ? " comes" : " come")));
    }

    template <class T>
    void check_orders(const T& c) {
        if (!c.target.empty()) {
            check_known(c.target, "craft, group or place", cast_.goals(), place_of(c.target, c.position));
        } else if (needs_target(c.orders)) {
            warn(c.position, concat("the order '", word_of(c.orders), "' has no 'target'"));
        }
        if (c.orders == Order::Patrol && mission_.waypoints.empty())
            warn(c.position, "the order 'patrol' needs 'waypoints' in the mission");
        if (c.orders == Order::RunForGate && mission_.gates.empty())
            warn(c.position, "the order 'run-for-gate' needs 'gates' in the mission");
    }

    void check(const MissionCraft& c) {
        check_orders(c);
        if (c.name == "player") error(c.position, "the name 'player' is the player's own");
        const bool comes = c.active || script_.says("ACTIVATE", c.name) ||
                           (!c.group.empty() && script_.says("ACTIVATE", c.group));
        if (!comes)
            warn(c.position, concat("the craft '", excerpt(c.name), "' is never activated"),
                 "no line says ACTIVATE " + excerpt(c.group.empty() ? c.name : c.group));
    }

    void check(const Spawner& s) {
        check_orders(s);
        if (s.types.empty()) error(s.position, concat("the spawner '", excerpt(s.id), "' has no 'types'"));
        if (!s.active && !script_.says("SPAWNER", s.id))
            warn(s.position, concat("the spawner '", excerpt(s.id), "' is never switched on"),
                 concat("no line says SPAWNER ", excerpt(s.id), ";on"));
    }

    template <class T>
    void check_sleepers(std::string_view command, const std::vector<T>& list) {
        for (const auto& place : list)
            if (!place.active && !script_.says(command, place.id))
                warn(place.position, concat("'", excerpt(place.id), "' is never switched on"),
                     concat("no line says ", command, " ", excerpt(place.id), ";on"));
    }

    void check_inside(Vec2 at, Position position, std::string_view what) {
        if (std::abs(at.x) * 2 <= mission_.arena.x && std::abs(at.y) * 2 <= mission_.arena.y) return;
        warn(position, concat(what, " is outside the arena"),
             concat("the arena reaches from -", to_text(static_cast<double>(mission_.arena.x) / 2), ", -",
                    to_text(static_cast<double>(mission_.arena.y) / 2), " to ",
                    to_text(static_cast<double>(mission_.arena.x) / 2), ", ",
                    to_text(static_cast<double>(mission_.arena.y) / 2)));
    }

    void check_places() {
        check_inside(mission_.player.at, mission_.player.position, "the player's start");
        for (const auto& l : mission_.locations) check_inside(l.at, l.position, "this location");
        for (const auto& g : mission_.gates) check_inside(g.at, g.position, "this gate");
        for (const auto& i : mission_.items) check_inside(i.at, i.position, "this item");
        for (const auto& h : mission_.hazards)
            if (const HazardType* type = library_.find_hazard(h.type);
                type != nullptr && type->kind == HazardKind::Nebula && h.radius <= 0.0F)
                warn(h.position, "a nebula needs a 'radius'");
    }

    void check_number() {
        int n = 0;
        for (const auto& c : mission_.craft) {
            n += c.count;
            if (n > kMostCraft)
                return error(c.position,
                             concat("this mission has more than ", std::to_string(kMostCraft), " craft"));
        }
    }

    const Mission& mission_;
    const NamesFound& found_;
    const Library& library_;
    Diagnostics& diagnostics_;
    bool broken_;  ///< the file has other mistakes: what seems to be missing may only be misspelled
    ScriptGlance script_;
    MissionCast cast_;
    std::vector<std::string> sides_;       ///< sorted
    std::vector<const NamedAt*> targets_;  ///< by position
};

}  // namespace

void check_mission(const Mission& mission, const NamesFound& found, const Library& library,
                   Diagnostics& diagnostics) {
    Checker(mission, found, library, diagnostics).run();
}

}  // namespace nl::content
