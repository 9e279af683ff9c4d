#include "view/looks.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace nl::view {

namespace {

constexpr int kRockPictures = 6;  // of each size
constexpr Colour kIon = rgb(0x4AB4FF);
constexpr Colour kGoo = rgb(0xE23CD8);
constexpr Colour kEmber = rgb(0xFF7A2A);

std::string craft_file(std::string_view sprite, std::string_view end) {
    return concat("gfx/craft/", sprite, end, ".png");
}

}  // namespace

Looks::Looks(Pictures& pictures, const content::Library& library, const content::Mission& mission)
    : pictures_(pictures) {
    // What everything flies through first, so that it shares a page and is drawn in few calls.
    glow = pictures.find("gfx/effects/glow.png");
    flare = pictures.find("gfx/effects/flare.png");
    ring = pictures.find("gfx/effects/shockwave.png");
    muzzle = pictures.find("gfx/effects/muzzle.png");
    ripple = pictures.find("gfx/effects/ripple.png");
    cloud = pictures.find_sheet("gfx/effects/cloud.png", 2, 2);
    smoke = pictures.find_sheet("gfx/effects/smoke.png", 2, 2);
    fire = pictures.find_sheet("gfx/effects/explosion.png", 4, 4);
    goo = pictures.find_sheet("gfx/effects/explosion-goo.png", 4, 4);
    for (const auto& w : library.weapons) {
        WeaponLook look;
        look.kind = w.kind;
        // A mine is a thing, not an effect; everything else that flies is one.
        const std::string folder = w.kind == content::WeaponKind::Mine ? "gfx/items/" : "gfx/effects/";
        if (!w.sprite.empty()) {
            look.shot = pictures.find(concat(folder, w.sprite, ".png"));
            look.shot_glow = pictures.find_if_there(concat(folder, w.sprite, "-glow.png"));
        }
        look.glow = parse_colour(w.glow, kEdge);
        const Vec2 size = pictures.size(look.shot);
        look.round = size.x > 0.8F * size.y;
        weapons_.push_back(look);
    }
    for (int i = 1; i <= kRockPictures; ++i) {
        rocks_.push_back(pictures.find(concat("gfx/rocks/rock-", to_text(std::int64_t{i}), ".png")));
        big_rocks_.push_back(pictures.find(concat("gfx/rocks/rock-big-", to_text(std::int64_t{i}), ".png")));
    }
    for (const auto& s : library.sides) sides_.push_back(parse_colour(s.colour, kDim));
    const auto prepare = [&](std::string_view id) {
        if (const auto* type = library.find_craft(id)) (void)craft(*type);
    };
    prepare(mission.player.craft);
    for (const auto& c : mission.craft) prepare(c.type);
    for (const auto& s : mission.spawners)
        for (const auto& t : s.types) prepare(t);
    for (const auto& i : library.items) (void)item(i);
}

Colour Looks::side(std::uint8_t side) const { return side < sides_.size() ? sides_[side] : kDim; }

CraftLook Looks::make(const content::CraftType& type) {
    CraftLook look;
    const std::string_view sprite =
        type.sprite.empty() ? std::string_view(type.id) : std::string_view(type.sprite);
    const bool goo_made = type.debris == "goo";
    look.light = goo_made ? kGoo : kIon;
    for (const auto& t : type.thrusters)
        if (t.style == "amber") look.light = kEmber;
    look.banks = type.banks && pictures_.find_if_there(craft_file(sprite, "-bank")) != kWhiteSprite;
    const std::string whole = craft_file(sprite, "");
    if (look.banks) {
        look.body = pictures_.find_sheet(craft_file(sprite, "-bank"), CraftLook::kBankFrames, 1);
        if (pictures_.find_if_there(craft_file(sprite, "-bank-glow")) != kWhiteSprite)
            look.glow = pictures_.find_sheet(craft_file(sprite, "-bank-glow"), CraftLook::kBankFrames, 1);
    } else {
        look.body = pictures_.find(whole);
        look.glow = pictures_.find_if_there(craft_file(sprite, "-glow"));
    }
    look.damaged = pictures_.find_if_there(craft_file(sprite, "-damaged"));
    look.pieces = pictures_.find_sheet(whole, 4, 4);
    look.shield = pictures_.find(concat("gfx/effects/shield-", goo_made ? "goo" : "cat", ".png"));
    const Vec2 bubble = pictures_.size(look.shield);
    const Vec2 body = pictures_.size(look.body);
    look.height = body.y * type.scale;
    look.shield_scale =
        std::max(type.radius * 2.0F * 1.28F, body.y * type.scale * 1.12F) / std::max(bubble.x, 1.0F);
    for (const auto& t : type.thrusters)
        look.flames.push_back(
            pictures_.find_sheet(concat("gfx/effects/flame-", t.style, ".png"), CraftLook::kFlameFrames, 1));
    for (const auto& p : type.parts) {
        if (p.sprite.empty()) {
            look.parts.emplace_back();
            continue;
        }
        look.parts.push_back({pictures_.find(craft_file(p.sprite, "")),
                              pictures_.find_if_there(craft_file(p.sprite, "-glow")),
                              pictures_.find_if_there(craft_file(p.sprite, "-damaged")),
                              pictures_.find_sheet(craft_file(p.sprite, ""), 4, 4)});
    }
    return look;
}

const CraftLook& Looks::craft(const content::CraftType& type) {
    if (const auto it = craft_.find(&type); it != craft_.end()) return it->second;
    return craft_.emplace(&type, make(type)).first->second;
}

const ItemLook& Looks::item(const content::ItemType& type) {
    if (const auto it = items_.find(&type); it != items_.end()) return it->second;
    const std::string_view sprite =
        type.sprite.empty() ? std::string_view(type.id) : std::string_view(type.sprite);
    ItemLook look;
    look.body = pictures_.find(concat("gfx/items/", sprite, ".png"));
    look.glow = pictures_.find_if_there(concat("gfx/items/", sprite, "-glow.png"));
    return items_.emplace(&type, look).first->second;
}

}  // namespace nl::view
