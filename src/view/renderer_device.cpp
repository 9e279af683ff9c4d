#include <SDL.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

#include "view/device.hpp"
#include "view/memory_device.hpp"

namespace nl::view {

namespace {

struct FreeRenderer {
    void operator()(SDL_Renderer* r) const { SDL_DestroyRenderer(r); }
};
struct FreeTexture {
    void operator()(SDL_Texture* t) const { SDL_DestroyTexture(t); }
};

/// Premultiplied alpha: what is drawn, plus what shows through it.
SDL_BlendMode premultiplied_blend() {
    return SDL_ComposeCustomBlendMode(SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA,
                                      SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
                                      SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
}

/// Draws through SDL's renderer, that is, the graphics card.
class RendererDevice final : public Device {
  public:
    explicit RendererDevice(SDL_Renderer* renderer) : renderer_(renderer) {}

    [[nodiscard]] int width() const override { return size().first; }
    [[nodiscard]] int height() const override { return size().second; }
    [[nodiscard]] bool accelerated() const override { return true; }
    void set_vsync(bool on) override { (void)SDL_RenderSetVSync(renderer_.get(), on ? 1 : 0); }

    [[nodiscard]] TextureId create_texture(int w, int h, bool) override {
        std::unique_ptr<SDL_Texture, FreeTexture> t(
            SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, w, h));
        const TextureId id = next_++;
        if (!t) return id;
        SDL_SetTextureBlendMode(t.get(), premultiplied_blend());
        SDL_SetTextureScaleMode(t.get(), SDL_ScaleModeLinear);
        const Image nothing(w, h);
        SDL_UpdateTexture(t.get(), nullptr, nothing.pixels.data(), w * 4);
        textures_[id] = std::move(t);
        return id;
    }
    void update_texture(TextureId texture, int x, int y, const Image& image) override {
        const auto it = textures_.find(texture);
        if (it == textures_.end()) return;
        const SDL_Rect where{x, y, image.width, image.height};
        SDL_UpdateTexture(it->second.get(), &where, image.pixels.data(), image.width * 4);
    }
    void destroy_texture(TextureId texture) override { textures_.erase(texture); }

    [[nodiscard]] std::size_t textures_made() const override { return next_ - 1; }

    void begin() override {
        SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, 255);
        SDL_RenderClear(renderer_.get());
    }
    void draw(std::span<const Vertex> quads, TextureId texture) override {
        const auto it = textures_.find(texture);
        if (it == textures_.end() || quads.empty()) return;
        const std::size_t n = quads.size() / 4;
        while (indices_.size() < n * 6) {
            const auto base = static_cast<int>(indices_.size() / 6 * 4);
            for (const int corner : {0, 1, 2, 0, 2, 3}) indices_.push_back(base + corner);
        }
        colours_.resize(quads.size());
        std::transform(quads.begin(), quads.end(), colours_.begin(), [](const Vertex& v) {
            return SDL_Color{v.r, v.g, v.b, v.a};
        });
        constexpr int kStride = sizeof(Vertex);
        SDL_RenderGeometryRaw(renderer_.get(), it->second.get(), &quads[0].x, kStride, colours_.data(),
                              sizeof(SDL_Color), &quads[0].u, kStride, static_cast<int>(n * 4),
                              indices_.data(), static_cast<int>(n * 6), sizeof(int));
    }
    void clip(const Bounds* part) override {
        if (part == nullptr) {
            SDL_RenderSetClipRect(renderer_.get(), nullptr);
            return;
        }
        const SDL_Rect r{part->x, part->y, part->width, part->height};
        SDL_RenderSetClipRect(renderer_.get(), &r);
    }
    void present() override { SDL_RenderPresent(renderer_.get()); }
    [[nodiscard]] Image read() override {
        const auto [w, h] = size();
        Image out(w, h);
        SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_ARGB8888, out.pixels.data(), w * 4);
        return out;
    }

  private:
    [[nodiscard]] std::pair<int, int> size() const {
        int w = 1;
        int h = 1;
        SDL_GetRendererOutputSize(renderer_.get(), &w, &h);
        return {std::max(w, 1), std::max(h, 1)};
    }

    std::unique_ptr<SDL_Renderer, FreeRenderer> renderer_;
    std::map<TextureId, std::unique_ptr<SDL_Texture, FreeTexture>> textures_;  // goes before the renderer
    std::vector<int> indices_;
    std::vector<SDL_Color> colours_;
    TextureId next_ = 1;
};

/// OpenGL may be drawn by the processor (Mesa without a card), which is slower than doing it ourselves.
bool drawn_by_processor() {
    using GetString = const unsigned char* (*)(unsigned);
    const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
    if (get_string == nullptr) return false;
    constexpr unsigned kGlRenderer = 0x1F01;
    const auto* name = reinterpret_cast<const char*>(get_string(kGlRenderer));
    if (name == nullptr) return false;
    const std::string_view text(name);
    return text.find("llvmpipe") != text.npos || text.find("softpipe") != text.npos ||
           text.find("swrast") != text.npos;
}

bool can_blend(SDL_Renderer* renderer) {
    std::unique_ptr<SDL_Texture, FreeTexture> t(
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 4, 4));
    return t && SDL_SetTextureBlendMode(t.get(), premultiplied_blend()) == 0;
}

SDL_Renderer* make_renderer(SDL_Window& window, DeviceChoice choice, bool vsync) {
    const Uint32 flags =
        SDL_RENDERER_ACCELERATED | (vsync ? static_cast<Uint32>(SDL_RENDERER_PRESENTVSYNC) : 0U);
    SDL_Renderer* renderer = SDL_CreateRenderer(&window, -1, flags);
    if (renderer == nullptr) return nullptr;
    SDL_RendererInfo info{};
    SDL_GetRendererInfo(renderer, &info);
    const bool software = (info.flags & SDL_RENDERER_SOFTWARE) != 0;
    const bool slow = choice != DeviceChoice::Hardware && std::string_view(info.name).starts_with("opengl") &&
                      drawn_by_processor();
    if (!software && !slow && can_blend(renderer)) return renderer;
    SDL_DestroyRenderer(renderer);
    return nullptr;
}

}  // namespace

std::unique_ptr<Device> make_window_device(SDL_Window& window, DeviceChoice choice, bool vsync) {
    if (choice != DeviceChoice::Software)
        if (SDL_Renderer* renderer = make_renderer(window, choice, vsync); renderer != nullptr)
            return std::make_unique<RendererDevice>(renderer);
    // Our pixels are ready to be shown: uploading them through OpenGL drawn by the processor would cost
    // twice.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    int w = 1;
    int h = 1;
    SDL_GetWindowSize(&window, &w, &h);
    return std::make_unique<MemoryDevice>(std::max(w, 1), std::max(h, 1), &window);
}

}  // namespace nl::view
