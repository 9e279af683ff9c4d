#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "view/image.hpp"

// Four channels at once, 16 bits each: what the software device does to every pixel. SSE2 where there is
// (every 64-bit PC), the same in plain C++ elsewhere; both give the same pixels.

namespace nl::view {

#if defined(__SSE2__)

using Wide = __m128i;

inline Wide widen(Pixel p) {
    return _mm_unpacklo_epi8(_mm_cvtsi32_si128(static_cast<int>(p)), _mm_setzero_si128());
}
inline Pixel narrow(Wide w) { return static_cast<Pixel>(_mm_cvtsi128_si32(_mm_packus_epi16(w, w))); }
inline Wide spread(int k) { return _mm_set1_epi16(static_cast<short>(k)); }
/// a * b / 256 for b in 0 … 256.
inline Wide scaled(Wide a, Wide b) { return _mm_srli_epi16(_mm_mullo_epi16(a, b), 8); }
inline Wide sum(Wide a, Wide b) { return _mm_add_epi16(a, b); }
/// Mean of the 2 x 2 pixels at p and below, weighted by fx, fy in 0 … 255.
inline Wide bilinear(const Pixel* p, std::ptrdiff_t stride, int fx, int fy) {
    const Wide zero = _mm_setzero_si128();
    const Wide top = _mm_unpacklo_epi8(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)), zero);
    const Wide low = _mm_unpacklo_epi8(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p + stride)), zero);
    const Wide column = _mm_srli_epi16(
        _mm_add_epi16(_mm_mullo_epi16(top, spread(256 - fy)), _mm_mullo_epi16(low, spread(fy))), 8);
    const Wide right = _mm_srli_si128(column, 8);
    return _mm_srli_epi16(
        _mm_add_epi16(_mm_mullo_epi16(column, spread(256 - fx)), _mm_mullo_epi16(right, spread(fx))), 8);
}
/// What shows through of `under` below a pixel of this alpha, plus that pixel.
inline Wide over(Wide src, Wide under) {
    Wide a = _mm_shufflelo_epi16(src, _MM_SHUFFLE(3, 3, 3, 3));
    a = _mm_add_epi16(a, _mm_srli_epi16(a, 7));
    return _mm_add_epi16(src, scaled(under, _mm_sub_epi16(spread(256), a)));
}
inline Pixel added(Pixel a, Pixel b) {
    return static_cast<Pixel>(_mm_cvtsi128_si32(
        _mm_adds_epu8(_mm_cvtsi32_si128(static_cast<int>(a)), _mm_cvtsi32_si128(static_cast<int>(b)))));
}
/// Adds light along a row, four pixels at a time.
inline void add_row(Pixel* to, const Pixel* from, int n) {
    for (; n >= 4; n -= 4, to += 4, from += 4) {
        const __m128i d = _mm_loadu_si128(reinterpret_cast<const __m128i*>(to));
        const __m128i s = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_adds_epu8(d, s));
    }
    for (; n > 0; --n, ++to, ++from) *to = added(*to, *from);
}
/// Lays one colour over a row; alpha 0 … 255 is the colour's own, premultiplied.
inline void fill_row(Pixel* to, Pixel colour, int n) {
    const Wide zero = _mm_setzero_si128();
    const int a = static_cast<int>(colour >> 24U);
    const Wide rest = spread(256 - (a + (a >> 7)));
    const Wide src = _mm_set1_epi32(static_cast<int>(colour));
    for (; n >= 4; n -= 4, to += 4) {
        const __m128i d = _mm_loadu_si128(reinterpret_cast<const __m128i*>(to));
        const Wide low = scaled(_mm_unpacklo_epi8(d, zero), rest);
        const Wide high = scaled(_mm_unpackhi_epi8(d, zero), rest);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_adds_epu8(_mm_packus_epi16(low, high), src));
    }
    for (; n > 0; --n, ++to) *to = added(narrow(scaled(widen(*to), rest)), colour);
}

#else

struct Wide {
    std::array<std::uint16_t, 4> c;
};

inline Wide widen(Pixel p) {
    return {{static_cast<std::uint16_t>(p & 255U), static_cast<std::uint16_t>((p >> 8U) & 255U),
             static_cast<std::uint16_t>((p >> 16U) & 255U), static_cast<std::uint16_t>(p >> 24U)}};
}
inline Pixel narrow(Wide w) {
    const auto byte = [&](std::size_t i) { return static_cast<Pixel>(std::min<std::uint16_t>(w.c[i], 255)); };
    return byte(0) | byte(1) << 8U | byte(2) << 16U | byte(3) << 24U;
}
inline Wide spread(int k) {
    const auto v = static_cast<std::uint16_t>(k);
    return {{v, v, v, v}};
}
template <class F>
inline Wide each(Wide a, Wide b, F f) {
    Wide out{};
    for (std::size_t i = 0; i < 4; ++i) out.c[i] = static_cast<std::uint16_t>(f(a.c[i], b.c[i]));
    return out;
}
inline Wide scaled(Wide a, Wide b) {
    return each(a, b, [](unsigned x, unsigned y) { return x * y >> 8U; });
}
inline Wide sum(Wide a, Wide b) {
    return each(a, b, [](unsigned x, unsigned y) { return x + y; });
}
inline Wide bilinear(const Pixel* p, std::ptrdiff_t stride, int fx, int fy) {
    const auto mix = [](Wide a, Wide b, int f) {
        return each(a, b, [f](unsigned x, unsigned y) {
            return (x * static_cast<unsigned>(256 - f) + y * static_cast<unsigned>(f)) >> 8U;
        });
    };
    return mix(mix(widen(p[0]), widen(p[stride]), fy), mix(widen(p[1]), widen(p[stride + 1]), fy), fx);
}
inline Wide over(Wide src, Wide under) {
    const unsigned a = src.c[3] + (static_cast<unsigned>(src.c[3]) >> 7U);
    return sum(src, scaled(under, spread(static_cast<int>(256U - a))));
}
inline Pixel added(Pixel a, Pixel b) { return narrow(sum(widen(a), widen(b))); }
inline void add_row(Pixel* to, const Pixel* from, int n) {
    for (; n > 0; --n, ++to, ++from) *to = added(*to, *from);
}
inline void fill_row(Pixel* to, Pixel colour, int n) {
    const int a = static_cast<int>(colour >> 24U);
    const Wide rest = spread(256 - (a + (a >> 7)));
    for (; n > 0; --n, ++to) *to = added(narrow(scaled(widen(*to), rest)), colour);
}

#endif

/// A vertex colour for `scaled`: 0 … 255 becomes 0 … 256, so that white changes nothing.
inline Wide tint(std::uint8_t r, std::uint8_t g, std::uint8_t b, std::uint8_t a) {
    const Wide w =
        widen(static_cast<Pixel>(a) << 24U | static_cast<Pixel>(r) << 16U | static_cast<Pixel>(g) << 8U | b);
#if defined(__SSE2__)
    return _mm_add_epi16(w, _mm_srli_epi16(w, 7));
#else
    return each(w, w, [](unsigned x, unsigned) { return x + (x >> 7U); });
#endif
}

}  // namespace nl::view
