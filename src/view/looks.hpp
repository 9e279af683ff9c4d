#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "content/library.hpp"
#include "content/mission.hpp"
#include "sim/world.hpp"
#include "view/colour.hpp"
#include "view/pictures.hpp"

namespace nl::view {

/// The pictures of a craft type.
struct CraftLook {
    struct Part {
        SpriteId body = kWhiteSprite;
        SpriteId glow = kWhiteSprite;  ///< kWhiteSprite = none
        SpriteId damaged = kWhiteSprite;
        SpriteId pieces = kWhiteSprite;
    };
    static constexpr int kBankFrames = 5;
    static constexpr unsigned kFlameFrames = 4;
    static constexpr unsigned kPieces = 16;  ///< the picture cut into 4 x 4, for debris

    SpriteId body = kWhiteSprite;  ///< the first of five when it banks
    SpriteId glow = kWhiteSprite;
    SpriteId damaged = kWhiteSprite;  ///< shown when less than half the hull is left
    bool banks = false;
    SpriteId pieces = kWhiteSprite;
    SpriteId shield = kWhiteSprite;
    float shield_scale = 1.0F;     ///< so that it surrounds the craft
    Colour light;                  ///< of engines and glow
    std::vector<SpriteId> flames;  ///< for each thruster, the first of four
    std::vector<Part> parts;
    float height = 100.0F;  ///< of the picture as drawn, units
};

struct WeaponLook {
    content::WeaponKind kind = content::WeaponKind::Bullet;
    SpriteId shot = kWhiteSprite;
    SpriteId shot_glow = kWhiteSprite;
    Colour glow;
    bool round = false;  ///< looks the same from all sides
};

struct ItemLook {
    SpriteId body = kWhiteSprite;
    SpriteId glow = kWhiteSprite;
};

/// The pictures of everything in a stage, looked up when it begins. Craft types that come later (from a
/// hangar or a script) are looked up when first seen.
class Looks {
  public:
    /// library must outlive it.
    Looks(Pictures& pictures, const content::Library& library, const content::Mission& mission);

    [[nodiscard]] const CraftLook& craft(const content::CraftType& type);
    [[nodiscard]] const WeaponLook& weapon(std::uint16_t index) const { return weapons_[index]; }
    [[nodiscard]] const ItemLook& item(const content::ItemType& type);
    [[nodiscard]] SpriteId rock(std::uint8_t look) const { return rocks_[look % rocks_.size()]; }
    [[nodiscard]] SpriteId big_rock(std::uint8_t look) const { return big_rocks_[look % big_rocks_.size()]; }
    [[nodiscard]] Colour side(std::uint8_t side) const;
    [[nodiscard]] Pictures& pictures() { return pictures_; }

    // What explosions and engines are made of.
    SpriteId fire = kWhiteSprite;   ///< 16 frames
    SpriteId goo = kWhiteSprite;    ///< 16 frames
    SpriteId smoke = kWhiteSprite;  ///< 4 pictures
    SpriteId cloud = kWhiteSprite;  ///< four puffs of a nebula
    SpriteId glow = kWhiteSprite;
    SpriteId flare = kWhiteSprite;
    SpriteId ring = kWhiteSprite;
    SpriteId muzzle = kWhiteSprite;
    SpriteId ripple = kWhiteSprite;

  private:
    [[nodiscard]] CraftLook make(const content::CraftType& type);

    Pictures& pictures_;
    std::map<const content::CraftType*, CraftLook> craft_;
    std::map<const content::ItemType*, ItemLook> items_;
    std::vector<WeaponLook> weapons_;
    std::vector<SpriteId> rocks_;
    std::vector<SpriteId> big_rocks_;
    std::vector<Colour> sides_;
};

}  // namespace nl::view
