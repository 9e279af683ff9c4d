#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"
#include "base/log.hpp"
#include "base/vec2.hpp"
#include "view/atlas.hpp"
#include "view/device.hpp"

namespace nl::view {

/// Names one picture of Pictures. 0 is a white square for plain fills.
using SpriteId = std::uint32_t;
inline constexpr SpriteId kWhiteSprite = 0;

/// A picture in the atlas. Sizes in pixels of the file; empty borders have been cut off, `cut` says where the
/// rest lies.
struct Sprite {
    TextureId page = 0;
    float u0 = 0.0F;
    float v0 = 0.0F;
    float u1 = 0.0F;
    float v1 = 0.0F;
    Vec2 size;      ///< of the whole picture
    Vec2 cut_at;    ///< upper left corner of what is kept
    Vec2 cut_size;  ///< size of what is kept
};

/// A large picture with a texture of its own, already at the size it is drawn at.
struct Plate {
    TextureId texture = 0;
    int width = 0;
    int height = 0;
};

/// All pictures, by the name of their file ("gfx/craft/tabby.png"), found through the search path so that
/// mods replace them. Loaded when first asked for: ask before the fight begins. One that is missing or broken
/// is replaced by a magenta chequer, and the log says so once.
///
/// Files in gfx/effects without alpha, and files named *-glow.png, are light: black is nothing, the rest is
/// added.
class Pictures {
  public:
    /// All must outlive it.
    Pictures(Device& device, const SearchPath& files, Log& log);

    [[nodiscard]] SpriteId find(std::string_view name);
    /// The same for something that may well not be there: kWhiteSprite then, and nothing is said.
    [[nodiscard]] SpriteId find_if_there(std::string_view name);
    /// A picture of columns x rows equal frames; returns the first, the others follow row by row.
    /// The same file may be cut in several ways.
    [[nodiscard]] SpriteId find_sheet(std::string_view name, int columns, int rows);
    /// A picture scaled to width x height pixels, as a texture of its own, made on the first call for this
    /// size. With `opaque` every pixel must be solid. `light`: added to what is below.
    [[nodiscard]] Plate plate(std::string_view name, int width, int height, bool light);

    [[nodiscard]] const Sprite& sprite(SpriteId id) const { return sprites_[id].sprite; }
    /// Pixels of the file.
    [[nodiscard]] Vec2 size(SpriteId id) const { return sprites_[id].sprite.size; }
    /// Reads the file again and shows it wherever it is used (plates are forgotten and made anew). One that
    /// cannot be read changes nothing: false, with the reason in `why`. Between frames only.
    [[nodiscard]] bool reload(std::string_view name, std::string& why);
    [[nodiscard]] std::size_t pages() const { return atlas_.pages(); }

  private:
    struct Entry {
        Sprite sprite;
        Place place;
        std::string name;
        Bounds cell;  ///< of the file; width 0 = all of it
    };
    struct Sheet {
        SpriteId first = kWhiteSprite;
        int columns = 1;
        int rows = 1;
    };
    [[nodiscard]] bool there(std::string_view name) const;
    [[nodiscard]] Image read(std::string_view name, bool plate, bool light);
    void store(Entry& entry, const Image& picture);
    void load_sheet(const Sheet& sheet, std::string_view name);

    Device& device_;
    const SearchPath& files_;
    Log& log_;
    Atlas atlas_;
    std::vector<Entry> sprites_;
    std::map<std::string, Sheet, std::less<>> sheets_;
    std::map<std::string, Plate, std::less<>> plates_;
};

}  // namespace nl::view
