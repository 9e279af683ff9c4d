#include "sim/world_state.hpp"

namespace nl::sim {

namespace {
// The last two bits of the words in Feuds: craft of an unknown side, and things that are nobody's.
constexpr std::size_t kMostSides = 62;
constexpr SideId kNobody = 62;
}  // namespace

Feuds::Feuds(const content::Library& library) : library_(&library) {
    const auto& sides = library.sides;
    for (std::size_t i = 0; i < sides.size() && i < kMostSides; ++i)
        for (const std::string& enemy : sides[i].enemies)
            for (std::size_t j = 0; j < sides.size() && j < kMostSides; ++j)
                if (sides[j].id == enemy) enemies_[i] |= std::uint64_t{1} << j;
}

SideId Feuds::find(std::string_view id) const {
    for (std::size_t i = 0; i < library_->sides.size() && i < kMostSides; ++i)
        if (library_->sides[i].id == id) return static_cast<SideId>(i);
    return kNobody;
}

WorldState::WorldState(const content::Library& lib, const content::Mission& mis, std::uint64_t seed,
                       const content::Difficulty& diff)
    : library(&lib),
      mission(&mis),
      difficulty(diff),
      catalogue(lib),
      feuds(lib),
      random(seed),
      grid(mis.arena),
      player_side(feuds.find("cats")) {}

Event& report(WorldState& w, EventKind kind, Handle h, const Craft& c, float value) {
    Event& e = w.events.emplace_back();
    e.kind = kind;
    e.at = c.position;
    e.value = value;
    e.side = c.side;
    e.craft = h;
    e.name = c.name;
    e.group = c.group;
    return e;
}

}  // namespace nl::sim
