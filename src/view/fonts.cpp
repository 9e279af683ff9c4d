#include "view/fonts.hpp"

#include <SDL_ttf.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"

namespace nl::view {

namespace {

/// Large enough that whole pixels are thousandths of an em.
constexpr int kMeasureSize = 1000;
constexpr std::size_t kMostFaces = 24;   // open at once; a system may have thousands of fonts
constexpr std::size_t kMostTried = 400;  // looked into for one character

struct FreeSurface {
    void operator()(SDL_Surface* s) const { SDL_FreeSurface(s); }
};

std::vector<std::filesystem::path> system_folders() {
    std::vector<std::filesystem::path> out = {"/usr/share/fonts", "/usr/local/share/fonts",
                                              "/System/Library/Fonts", "/Library/Fonts", "C:/Windows/Fonts"};
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        out.emplace_back(std::filesystem::path(home) / ".fonts");
        out.emplace_back(std::filesystem::path(home) / ".local/share/fonts");
    }
    return out;
}

/// Plain upright sans-serif fonts with wide coverage first: they look least strange beside ours.
int rank(const std::filesystem::path& path) {
    std::string name = path.filename().string();
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    const auto has = [&](std::string_view part) { return name.find(part) != name.npos; };
    int r = 50;
    if (has("dejavusans.") || has("dejavusans-bold.")) r = 5;
    if (has("noto") && has("sans")) r = 10;
    if (has("droidsansfallback") || has("wqy") || has("unifont") || has("arial") || has("pingfang")) r = 15;
    if (has("cjk")) r = 12;
    if (has("italic") || has("oblique") || has("mono") || has("serif") || has("condensed")) r += 20;
    if (has("bold") || has("light") || has("black") || has("thin")) r += 5;
    return r;
}

bool is_font(const std::filesystem::path& path) {
    const std::string e = path.extension().string();
    return e == ".ttf" || e == ".otf" || e == ".ttc" || e == ".TTF" || e == ".OTF" || e == ".TTC";
}

bool right_to_left(const std::string& text) {
    std::size_t at = 0;
    const char32_t c = next_code_point(text, at);
    return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFF);
}

void set_direction(TTF_Font* font, const std::string& text) {
    const bool rtl = right_to_left(text);
    TTF_SetFontDirection(font, rtl ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
    std::size_t at = 0;
    const char32_t c = next_code_point(text, at);
    if (rtl) TTF_SetFontScriptName(font, c < 0x0600 ? "Hebr" : "Arab");
}

}  // namespace

void Fonts::CloseFont::operator()(_TTF_Font* f) const { TTF_CloseFont(f); }

Fonts::Fonts(const SearchPath& files, Log& log) : ready_(TTF_Init() == 0) {
    if (!ready_) {
        log.say_once(concat("fonts: ", TTF_GetError(), "; text is shown as boxes"));
        return;
    }
    const auto open = [&](std::string_view name) {
        if (const auto path = files.find(name)) {
            if (const FaceId id = add_face(*path); id != kNoFace) return id;
        }
        log.say_once(concat("font ", name, ": cannot be opened; another stands in for it"));
        return kNoFace;
    };
    regular_ = open("fonts/NineLives-Regular.ttf");
    bold_ = open("fonts/NineLives-Bold.ttf");
}

Fonts::~Fonts() {
    faces_.clear();
    if (ready_) TTF_Quit();
}

FaceId Fonts::add_face(const std::filesystem::path& path) {
    faces_.push_back({path, {}});
    const auto id = static_cast<FaceId>(faces_.size()) - 1;
    if (font(id, kMeasureSize, false) != nullptr) return id;
    faces_.pop_back();
    return kNoFace;
}

TTF_Font* Fonts::font(FaceId face, int pixels, bool hinted) {
    Face& f = faces_[static_cast<std::size_t>(face)];
    if (const auto it = f.sizes.find(pixels); it != f.sizes.end()) return it->second.get();
    Font made(TTF_OpenFont(f.path.string().c_str(), pixels));
    if (made) TTF_SetFontHinting(made.get(), hinted ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE);
    TTF_Font* out = made.get();
    if (made) f.sizes.emplace(pixels, std::move(made));
    return out;
}

bool Fonts::provides(FaceId face, char32_t c) {
    if (face == kNoFace) return false;
    TTF_Font* f = font(face, kMeasureSize, false);
    return f != nullptr && TTF_GlyphIsProvided32(f, c) != 0;
}

FaceId Fonts::face_for(char32_t c, bool bold) {
    auto& found = found_[bold ? 1 : 0];
    if (const auto it = found.find(c); it != found.end()) return it->second;
    FaceId id = kNoFace;
    const FaceId ours = bold ? bold_ : regular_;
    if (provides(ours, c)) {
        id = ours;
    } else if (provides(bold ? regular_ : bold_, c)) {
        id = bold ? regular_ : bold_;
    } else if (ready_) {
        id = find_on_system(c);
    }
    found.emplace(c, id);
    return id;
}

FaceId Fonts::find_on_system(char32_t c) {
    for (FaceId i = 0; i < static_cast<FaceId>(faces_.size()); ++i)
        if (provides(i, c)) return i;
    if (!system_listed_) {
        system_listed_ = true;
        for (const auto& folder : system_folders()) {
            std::error_code error;
            std::filesystem::recursive_directory_iterator it(
                folder, std::filesystem::directory_options::skip_permission_denied, error);
            for (; !error && it != std::filesystem::recursive_directory_iterator(); it.increment(error))
                if (is_font(it->path())) system_.push_back(it->path());
        }
        std::sort(system_.begin(), system_.end(),
                  [](const auto& a, const auto& b) { return std::pair(rank(a), a) < std::pair(rank(b), b); });
    }
    std::size_t tried = 0;
    for (auto it = system_.begin(); it != system_.end() && tried < kMostTried && faces_.size() < kMostFaces;
         ++tried) {
        const FaceId id = add_face(*it);
        if (id == kNoFace) {
            it = system_.erase(it);
            continue;
        }
        if (provides(id, c)) {
            system_.erase(it);
            return id;
        }
        faces_.pop_back();
        ++it;
    }
    return kNoFace;
}

float Fonts::measure(FaceId face, const std::string& text) {
    TTF_Font* f = face == kNoFace ? nullptr : font(face, kMeasureSize, false);
    if (f == nullptr) return 0.6F;
    set_direction(f, text);
    int w = 0;
    int h = 0;
    TTF_SizeUTF8(f, text.c_str(), &w, &h);
    return static_cast<float>(w) / static_cast<float>(kMeasureSize);
}

RunPicture Fonts::draw(FaceId face, int pixels, const std::string& text) {
    TTF_Font* f = face == kNoFace ? nullptr : font(face, pixels, true);
    if (f == nullptr) return {};
    set_direction(f, text);
    const std::unique_ptr<SDL_Surface, FreeSurface> surface(
        TTF_RenderUTF8_Blended(f, text.c_str(), SDL_Color{255, 255, 255, 255}));
    if (!surface) return {};
    RunPicture out;
    const Image whole = to_image(*surface);
    const Bounds keep = visible_bounds(whole);
    if (keep.width == 0) return out;
    out.image = cropped(whole, keep.x, keep.y, keep.width, keep.height);
    // SDL_ttf moves text to the right when its first glyph reaches out to the left of the pen.
    std::size_t at = 0;
    int min_x = 0;
    TTF_GlyphMetrics32(f, next_code_point(text, at), &min_x, nullptr, nullptr, nullptr, nullptr);
    out.left = keep.x + std::min(min_x, 0);
    out.top = keep.y - TTF_FontAscent(f);
    return out;
}

}  // namespace nl::view
