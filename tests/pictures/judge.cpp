#include "pictures/judge.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "source_folder.hpp"

namespace nl::view {

namespace {

Image reduced(const Image& image, const Tolerance& tolerance) {
    Image out = resized(image, image.width / tolerance.shrunk, image.height / tolerance.shrunk);
    const int step = 256 / tolerance.shades;
    for (Pixel& pixel : out.pixels) {
        Pixel kept = pixel & 0xFF000000U;
        for (const unsigned shift : {0U, 8U, 16U}) {
            const int value = static_cast<int>((pixel >> shift) & 255U);
            kept |= static_cast<Pixel>(value / step * step) << shift;
        }
        pixel = kept;
    }
    return out;
}

}  // namespace

void expect_as_stored(const Image& drawn, const std::string& name, const Tolerance& tolerance) {
    namespace fs = std::filesystem;
    ASSERT_FALSE(drawn.empty());
    std::string why;
    const Image small = reduced(drawn, tolerance);
    const fs::path stored = nl::source_folder() / "tests/pictures/expected" / (name + ".png");
    if (std::getenv("NINE_LIVES_STORE_PICTURES") != nullptr) {
        ASSERT_TRUE(save_png(small, stored, why)) << why;
    }
    if (const char* folder = std::getenv("NINE_LIVES_PICTURES"); folder != nullptr) {
        ASSERT_TRUE(save_png(drawn, fs::path(folder) / (name + ".png"), why)) << why;
    }
    const auto expected = load_image(stored, why);
    ASSERT_TRUE(expected) << stored << ": " << why;
    const Comparison c = compared(small, *expected);
    if (c.mean <= tolerance.mean && c.worst_block <= tolerance.worst_block) return;
    const fs::path folder = fs::temp_directory_path() / "nine-lives-pictures";
    EXPECT_TRUE(save_png(drawn, folder / (name + ".png"), why)) << why;
    EXPECT_TRUE(save_png(c.difference, folder / (name + "-difference.png"), why)) << why;
    FAIL() << name << " differs: mean " << c.mean << ", worst block " << c.worst_block << "; see " << folder;
}

}  // namespace nl::view
