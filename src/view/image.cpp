#include "view/image.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace nl::view {

namespace {

constexpr int kMaxSide = 8192;

struct FreeSurface {
    void operator()(SDL_Surface* s) const { SDL_FreeSurface(s); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

Pixel premultiplied(Pixel p) {
    const Pixel a = p >> 24U;
    const auto channel = [&](unsigned shift) { return (((p >> shift) & 255U) * a + 127U) / 255U; };
    return a << 24U | channel(16) << 16U | channel(8) << 8U | channel(0);
}

/// Where new pixel i takes its value from: old pixels first … first + weights.size() - 1.
struct Taps {
    int first = 0;
    std::vector<float> weights;
};

std::vector<Taps> taps_for(int from, int to) {
    std::vector<Taps> out(static_cast<std::size_t>(to));
    const float step = static_cast<float>(from) / static_cast<float>(to);
    const float reach = std::max(step, 1.0F);  // a tent as wide as the coarser of the two grids
    for (int i = 0; i < to; ++i) {
        const float centre = (static_cast<float>(i) + 0.5F) * step - 0.5F;
        Taps& t = out[static_cast<std::size_t>(i)];
        t.first = static_cast<int>(std::ceil(centre - reach));
        float sum = 0.0F;
        for (int k = t.first; static_cast<float>(k) <= centre + reach; ++k) {
            t.weights.push_back(std::max(0.0F, 1.0F - std::fabs(static_cast<float>(k) - centre) / reach));
            sum += t.weights.back();
        }
        for (float& w : t.weights) w /= sum;
    }
    return out;
}

int fold(int i, int n, bool wrap) {
    if (wrap) return ((i % n) + n) % n;
    return std::clamp(i, 0, n - 1);
}

Image resized_rows(const Image& image, int height, bool wrap) {
    Image out(image.width, height);
    const auto taps = taps_for(image.height, height);
    for (int y = 0; y < height; ++y) {
        const Taps& t = taps[static_cast<std::size_t>(y)];
        for (int x = 0; x < image.width; ++x) {
            std::array<float, 4> sum{};
            for (std::size_t k = 0; k < t.weights.size(); ++k) {
                const Pixel p = image.row(fold(t.first + static_cast<int>(k), image.height, wrap))[x];
                for (unsigned c = 0; c < 4; ++c)
                    sum[c] += static_cast<float>((p >> (c * 8U)) & 255U) * t.weights[k];
            }
            Pixel p = 0;
            for (unsigned c = 0; c < 4; ++c)
                p |= static_cast<Pixel>(std::clamp(sum[c] + 0.5F, 0.0F, 255.0F)) << (c * 8U);
            out.row(y)[x] = p;
        }
    }
    return out;
}

Image transposed(const Image& image) {
    Image out(image.height, image.width);
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) out.row(x)[y] = image.row(y)[x];
    return out;
}

}  // namespace

Image to_image(SDL_Surface& surface) {
    const Surface argb(SDL_ConvertSurfaceFormat(&surface, SDL_PIXELFORMAT_ARGB8888, 0));
    if (!argb) return {};
    Image out(argb->w, argb->h);
    for (int y = 0; y < argb->h; ++y) {
        const auto* from = reinterpret_cast<const Pixel*>(static_cast<const std::byte*>(argb->pixels) +
                                                          static_cast<std::ptrdiff_t>(y) * argb->pitch);
        std::transform(from, from + argb->w, out.row(y), premultiplied);
    }
    return out;
}

Image as_light(Image image) {
    for (Pixel& p : image.pixels) {
        p &= 0x00FFFFFFU;
        // Two levels of black are nothing to the eye, and a picture without them is smaller.
        if (((p >> 16U) & 255U) <= 2 && ((p >> 8U) & 255U) <= 2 && (p & 255U) <= 2) p = 0;
    }
    return image;
}

std::optional<Image> load_image(const std::filesystem::path& path, std::string& why) {
    const Surface surface(IMG_Load(path.string().c_str()));
    if (!surface) {
        why = IMG_GetError();
        return std::nullopt;
    }
    if (surface->w < 1 || surface->h < 1 || surface->w > kMaxSide || surface->h > kMaxSide) {
        why = "is larger than 8192 pixels";
        return std::nullopt;
    }
    return to_image(*surface);
}

bool save_png(const Image& image, const std::filesystem::path& path, std::string& why) {
    const Surface surface(
        SDL_CreateRGBSurfaceWithFormat(0, image.width, image.height, 24, SDL_PIXELFORMAT_RGB24));
    if (!surface) {
        why = SDL_GetError();
        return false;
    }
    for (int y = 0; y < image.height; ++y) {
        auto* to =
            static_cast<std::uint8_t*>(surface->pixels) + static_cast<std::ptrdiff_t>(y) * surface->pitch;
        for (int x = 0; x < image.width; ++x) {
            const Pixel p = image.row(y)[x];
            *to++ = static_cast<std::uint8_t>(p >> 16U);
            *to++ = static_cast<std::uint8_t>(p >> 8U);
            *to++ = static_cast<std::uint8_t>(p);
        }
    }
    if (path.has_parent_path()) {
        std::error_code ignored;
        std::filesystem::create_directories(path.parent_path(), ignored);
    }
    if (IMG_SavePNG(surface.get(), path.string().c_str()) == 0) return true;
    why = IMG_GetError();
    return false;
}

Image resized(const Image& image, int width, int height, bool wrap) {
    if (image.empty() || width < 1 || height < 1) return {};
    Image out = image;
    if (height != image.height) out = resized_rows(out, height, wrap);
    if (width != image.width) out = transposed(resized_rows(transposed(out), width, wrap));
    return out;
}

Image cropped(const Image& image, int x, int y, int width, int height) {
    Image out(width, height);
    for (int i = 0; i < height; ++i) std::copy_n(image.row(y + i) + x, width, out.row(i));
    return out;
}

Bounds visible_bounds(const Image& image) {
    int left = image.width;
    int right = -1;
    int top = image.height;
    int bottom = -1;
    for (int y = 0; y < image.height; ++y) {
        const Pixel* row = image.row(y);
        for (int x = 0; x < image.width; ++x) {
            if (row[x] == 0) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    if (right < 0) return {};
    return {left, top, right - left + 1, bottom - top + 1};
}

}  // namespace nl::view
