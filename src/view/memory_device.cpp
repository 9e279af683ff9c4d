#include "view/memory_device.hpp"

#include <SDL.h>

#include <algorithm>

namespace nl::view {

TextureId MemoryDevice::create_texture(int w, int h, bool opaque) {
    const TextureId id = next_++;
    textures_.emplace(id, RasterTexture{Image(w, h), opaque});
    return id;
}

void MemoryDevice::update_texture(TextureId texture, int x, int y, const Image& image) {
    const auto it = textures_.find(texture);
    if (it == textures_.end()) return;
    Image& to = it->second.image;
    if (x < 0 || y < 0 || x + image.width > to.width || y + image.height > to.height) return;
    for (int i = 0; i < image.height; ++i) std::copy_n(image.row(i), image.width, to.row(y + i) + x);
}

void MemoryDevice::begin() {
    if (window_ != nullptr) {
        int w = 0;
        int h = 0;
        SDL_GetWindowSize(window_, &w, &h);
        if (w > 0 && h > 0 && (w != target_.width || h != target_.height)) target_ = Image(w, h);
    }
    clip(nullptr);
    std::fill(target_.pixels.begin(), target_.pixels.end(), 0xFF000000U);
}

void MemoryDevice::draw(std::span<const Vertex> quads, TextureId texture) {
    if (const auto it = textures_.find(texture); it != textures_.end())
        raster_quads(target_, clip_, quads, it->second);
}

void MemoryDevice::clip(const Bounds* part) {
    clip_ = {0, 0, target_.width, target_.height};
    if (part == nullptr) return;
    const int right = std::clamp(part->x + part->width, 0, target_.width);
    const int bottom = std::clamp(part->y + part->height, 0, target_.height);
    clip_.x = std::clamp(part->x, 0, right);
    clip_.y = std::clamp(part->y, 0, bottom);
    clip_.width = right - clip_.x;
    clip_.height = bottom - clip_.y;
}

void MemoryDevice::present() {
    if (window_ == nullptr) return;
    SDL_Surface* shown = SDL_GetWindowSurface(window_);
    if (shown == nullptr) return;
    SDL_Surface* drawn = SDL_CreateRGBSurfaceWithFormatFrom(
        target_.pixels.data(), target_.width, target_.height, 32, target_.width * 4, SDL_PIXELFORMAT_RGB888);
    if (drawn == nullptr) return;
    SDL_BlitSurface(drawn, nullptr, shown, nullptr);
    SDL_FreeSurface(drawn);
    SDL_UpdateWindowSurface(window_);
}

std::unique_ptr<Device> make_memory_device(int width, int height) {
    return std::make_unique<MemoryDevice>(std::clamp(width, 1, 8192), std::clamp(height, 1, 8192));
}

}  // namespace nl::view
