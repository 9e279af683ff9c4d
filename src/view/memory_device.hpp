#pragma once

#include <map>

#include "view/device.hpp"
#include "view/raster.hpp"

namespace nl::view {

/// Fills the pixels itself. With a window, they are shown through the window's surface.
class MemoryDevice final : public Device {
  public:
    MemoryDevice(int width, int height, SDL_Window* window = nullptr)
        : target_(width, height), window_(window) {}

    [[nodiscard]] int width() const override { return target_.width; }
    [[nodiscard]] int height() const override { return target_.height; }
    [[nodiscard]] bool accelerated() const override { return false; }
    [[nodiscard]] TextureId create_texture(int w, int h, bool opaque) override;
    void update_texture(TextureId texture, int x, int y, const Image& image) override;
    void destroy_texture(TextureId texture) override { textures_.erase(texture); }
    [[nodiscard]] std::size_t textures_made() const override { return next_ - 1; }
    void begin() override;
    void draw(std::span<const Vertex> quads, TextureId texture) override;
    void clip(const Bounds* part) override;
    void present() override;
    [[nodiscard]] Image read() override { return target_; }

  private:
    Image target_;
    Bounds clip_{0, 0, target_.width, target_.height};
    SDL_Window* window_;
    std::map<TextureId, RasterTexture> textures_;
    TextureId next_ = 1;
};

}  // namespace nl::view
