#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/files.hpp"
#include "base/log.hpp"
#include "view/image.hpp"

struct _TTF_Font;  // SDL_ttf's own name for TTF_Font

namespace nl::view {

/// Number of a font file in use: ours first, then those found on the system for scripts that ours lacks.
using FaceId = int;
inline constexpr FaceId kNoFace = -1;

/// A run of text as pixels: white, premultiplied. Offsets from the pen's place on the baseline.
struct RunPicture {
    Image image;
    int left = 0;
    int top = 0;
};

/// The font files. Measures in ems (fractions of the size) at a resolution that does not round, draws hinted
/// at the real pixel size.
class Fonts {
  public:
    /// Both must outlive it. A missing font of ours is said once; the system's take its place.
    Fonts(const SearchPath& files, Log& log);
    ~Fonts();
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    /// The face that can show this character, ours before the system's; kNoFace when none can. Looks through
    /// the system's fonts the first time that ours lack one.
    [[nodiscard]] FaceId face_for(char32_t c, bool bold);
    /// Width of text in ems, kerning included. All of text must be in that face.
    [[nodiscard]] float measure(FaceId face, const std::string& text);
    [[nodiscard]] RunPicture draw(FaceId face, int pixels, const std::string& text);

  private:
    struct CloseFont {
        void operator()(_TTF_Font* f) const;
    };
    using Font = std::unique_ptr<_TTF_Font, CloseFont>;
    struct Face {
        std::filesystem::path path;
        std::map<int, Font> sizes;
    };
    [[nodiscard]] _TTF_Font* font(FaceId face, int pixels, bool hinted);
    [[nodiscard]] FaceId add_face(const std::filesystem::path& path);
    [[nodiscard]] bool provides(FaceId face, char32_t c);
    [[nodiscard]] FaceId find_on_system(char32_t c);

    bool ready_ = false;
    std::vector<Face> faces_;
    FaceId regular_ = kNoFace;
    FaceId bold_ = kNoFace;
    bool system_listed_ = false;
    std::vector<std::filesystem::path> system_;  ///< not opened yet, the likeliest first
    std::unordered_map<char32_t, FaceId> found_[2];
};

}  // namespace nl::view
