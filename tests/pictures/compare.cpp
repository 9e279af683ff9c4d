#include "pictures/compare.hpp"

#include <algorithm>
#include <cstdlib>

namespace nl::view {

namespace {

constexpr int kBlock = 8;

int difference(Pixel a, Pixel b, unsigned shift) {
    return std::abs(static_cast<int>((a >> shift) & 255U) - static_cast<int>((b >> shift) & 255U));
}

}  // namespace

Comparison compared(const Image& a, const Image& b) {
    Comparison c;
    if (a.width != b.width || a.height != b.height || a.empty()) return c;
    c.difference = Image(a.width, a.height);
    double sum = 0.0;
    c.worst_block = 0.0;
    for (int by = 0; by < a.height; by += kBlock)
        for (int bx = 0; bx < a.width; bx += kBlock) {
            double block = 0.0;
            int n = 0;
            for (int y = by; y < std::min(by + kBlock, a.height); ++y)
                for (int x = bx; x < std::min(bx + kBlock, a.width); ++x) {
                    Pixel shown = 0xFF000000U;
                    for (const unsigned shift : {0U, 8U, 16U}) {
                        const int d = difference(a.row(y)[x], b.row(y)[x], shift);
                        block += d;
                        shown |= static_cast<Pixel>(std::min(d * 4, 255)) << shift;
                    }
                    c.difference.row(y)[x] = shown;
                    n += 3;
                }
            sum += block;
            c.worst_block = std::max(c.worst_block, block / n);
        }
    c.mean = sum / (3.0 * a.width * a.height);
    return c;
}

}  // namespace nl::view
