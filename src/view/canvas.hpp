#pragma once

#include <span>
#include <vector>

#include "base/vec2.hpp"
#include "view/colour.hpp"
#include "view/pictures.hpp"
#include "view/rect.hpp"
#include "view/screen.hpp"

namespace nl::view {

enum class Blend : std::uint8_t {
    Over,  ///< covers, by its alpha
    Add,   ///< adds light
};

/// How coordinates become pixels: p * scale + origin.
struct Space {
    float scale = 1.0F;
    Vec2 origin;
    [[nodiscard]] Vec2 to_pixels(Vec2 p) const { return p * scale + origin; }
    [[nodiscard]] Vec2 from_pixels(Vec2 p) const { return (p - origin) * (1.0F / scale); }
};

/// Gathers everything drawn in a frame and hands it to the device in as few calls as the order allows. Higher
/// layers are drawn later; within a layer, pictures in the order given and all text after them. Coordinates
/// are in the current space, UI units at the start of a frame. Angles are radians, 0 = nose up, clockwise.
class Canvas {
  public:
    static constexpr int kLayers = 24;
    /// Layers from here on are for screens of the UI, which may lay several over one another.
    static constexpr int kFirstUiLayer = 16;

    /// Both must outlive it.
    Canvas(Screen& screen, Pictures& pictures);

    void begin();                                                 ///< after screen.begin_frame()
    void flush();                                                 ///< before screen.end_frame()
    [[nodiscard]] int draw_calls() const { return draw_calls_; }  ///< of the last flush
    [[nodiscard]] std::size_t quads() const { return quads_; }    ///< of the last flush
    /// Pieces of text of this frame that the edge of the screen has cut off, those in lists not counted.
    [[nodiscard]] std::size_t cut_texts() const { return cut_texts_; }

    void use_ui();
    void use(const Space& space) { space_ = space; }
    [[nodiscard]] const Space& space() const { return space_; }
    void set_layer(int layer);
    [[nodiscard]] int layer() const { return layer_; }
    /// Until unclip(), nothing is drawn outside. In the current space.
    void clip(Rect part);
    void unclip() { clip_ = {}; }

    /// At its own size times scale, turned round its centre.
    void sprite(SpriteId id, Vec2 centre, float scale = 1.0F, float angle = 0.0F, Colour tint = {},
                Blend blend = Blend::Over);
    /// The same with different scales across and along.
    void sprite(SpriteId id, Vec2 centre, Vec2 scale, float angle, Colour tint, Blend blend);
    /// Stretched to fill a rectangle.
    void picture(SpriteId id, Rect where, Colour tint = {}, Blend blend = Blend::Over);
    /// A panel: corners (so many pixels of the file) keep their size, the rest is stretched.
    void nine_slice(SpriteId id, Rect where, float corner = 24.0F, Colour tint = {});
    /// The part of a picture from 0 to `share` of its width.
    void picture_part(SpriteId id, Rect where, float share, Colour tint = {});

    void rect(Rect where, Colour colour, Blend blend = Blend::Over);
    void frame(Rect where, float thickness, Colour colour);
    void line(Vec2 a, Vec2 b, float width, Colour colour, Blend blend = Blend::Over);
    /// A line whose colour and width change along it.
    void line(Vec2 a, Vec2 b, float width_a, float width_b, Colour colour_a, Colour colour_b,
              Blend blend = Blend::Over);
    void circle(Vec2 centre, float radius, float width, Colour colour, Blend blend = Blend::Over);
    /// Part of a circle, from one heading clockwise to another.
    void arc(Vec2 centre, float radius, float width, float from, float to, Colour colour,
             Blend blend = Blend::Over);
    void disc(Vec2 centre, float radius, Colour colour, Blend blend = Blend::Over);
    /// Any convex shape of four corners in order; colours run from corner to corner.
    void quad(std::span<const Vec2, 4> corners, std::span<const Colour, 4> colours,
              Blend blend = Blend::Over);

    /// A large picture that repeats, its corner at `offset` pixels, over the whole screen. White is as it is.
    void cover(const Plate& plate, Vec2 offset, Colour tint, Blend blend);
    /// A large picture once, its middle at `centre` (current space), on whole pixels and at its own size.
    void plate(const Plate& plate, Vec2 centre, Colour tint, Blend blend = Blend::Over);
    /// A piece of text that lies in a texture: `where` in pixels of the screen.
    void glyphs(TextureId texture, Rect where, Rect uv, Colour colour);

    [[nodiscard]] Screen& screen() { return screen_; }
    [[nodiscard]] Pictures& pictures() { return pictures_; }

  private:
    struct Batch {
        TextureId texture = 0;
        bool clipped = false;
        Bounds clip;
        std::vector<Vertex> vertices;
    };
    struct Layer {
        std::vector<Batch> pictures;
        std::vector<Batch> text;
        std::size_t pictures_used = 0;
        std::size_t text_used = 0;
    };
    [[nodiscard]] Vertex* room(TextureId texture, bool text);
    [[nodiscard]] bool off_screen(const Vec2 (&corners)[4]) const;
    void put(TextureId texture, const Vec2 (&corners)[4], Rect uv, Vertex colour, bool text = false);
    void put_shaded(const Vec2 (&corners)[4], const Vertex (&colours)[4]);
    void ribbon(Vec2 a, Vec2 b, Vec2 normal_a, Vec2 normal_b, float half_a, float half_b, const Vertex& ca,
                const Vertex& cb);
    void draw(const Batch& batch);

    Screen& screen_;
    Pictures& pictures_;
    Space space_;
    int layer_ = 0;
    Bounds clip_;
    Vec2 extent_;
    std::vector<Layer> layers_;
    int draw_calls_ = 0;
    std::size_t quads_ = 0;
    std::size_t cut_texts_ = 0;
};

}  // namespace nl::view
