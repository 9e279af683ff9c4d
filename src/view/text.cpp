#include "view/text.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace nl::view {

namespace {

constexpr int kPageSize = 2048;
constexpr std::size_t kLongestRun = 32;     // code points; longer words are drawn in pieces
constexpr std::size_t kMostWidths = 20000;  // remembered
constexpr float kBaseline = 0.96F;          // ems from the line's upper edge: the font's ascender
constexpr float kTooFull = 0.8F;

bool is_space(char32_t c) { return c == U' ' || c == U'\t' || c == 0x00A0 || c == 0x3000 || c == 0x2003; }

/// Digits and what stands between them are drawn one by one: counters change all the time, and our digits are
/// all of one width, so nothing is lost.
bool stands_alone(char32_t c) { return (c >= U'0' && c <= U'9') || c == U':' || c == U'/' || c == U'%'; }

/// Scripts without spaces: a line may be broken before any of these.
bool is_ideograph(char32_t c) {
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7AF) || (c >= 0xF900 && c <= 0xFAFF) ||
           (c >= 0xFE30 && c <= 0xFE4F) || (c >= 0xFF00 && c <= 0xFFEF) || (c >= 0x20000 && c <= 0x3FFFF);
}

/// Full stops and closing marks stay with what they end.
bool must_not_begin_line(char32_t c) {
    return c == 0x3001 || c == 0x3002 || c == 0xFF0C || c == 0xFF0E || c == 0xFF01 || c == 0xFF1F ||
           c == 0x300D || c == 0x300F || c == 0xFF09 || c == 0x30FC || c == 0x2026;
}

char32_t first_of(std::string_view text) {
    std::size_t at = 0;
    return text.empty() ? U'\0' : next_code_point(text, at);
}

}  // namespace

Text::Text(Screen& screen, const SearchPath& files, Log& log)
    : screen_(screen), fonts_(files, log), atlas_(screen.device(), kPageSize, 1) {}

void Text::begin_frame() {
    if (atlas_.fullness() > kTooFull) {
        atlas_.clear();
        pictures_.clear();
    }
    if (widths_.size() > kMostWidths) widths_.clear();
}

float Text::em(const TextStyle& style) const {
    const float pixels = std::max(1.0F, std::round(style.size * screen_.ui_pixels()));
    return pixels / screen_.ui_pixels();
}

float Text::run_width(const std::string& run, FaceId face) {
    const std::string key = static_cast<char>('A' + face + 1) + run;
    if (const auto it = widths_.find(key); it != widths_.end()) return it->second;
    const float ems = fonts_.measure(face, run);
    widths_.emplace(key, ems);
    return ems;
}

std::vector<Text::Run> Text::runs_of(std::string_view text, bool bold) {
    std::vector<Run> out;
    bool joinable = false;
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_code_point(text, at);
        if (c < 0x20 || c == 0x7F) c = U' ';
        const bool space = is_space(c);
        const FaceId face = fonts_.face_for(space ? U' ' : c, bold);
        const bool alone = space || stands_alone(c) || is_ideograph(c) || face == kNoFace;
        if (alone || !joinable || out.back().face != face || length >= kLongestRun) {
            out.push_back({{}, face, 0.0F, space});
            length = 0;
        }
        append_utf8(out.back().text, space ? U' ' : c);
        ++length;
        joinable = !alone;
    }
    for (Run& r : out) r.ems = run_width(r.text, r.face);
    return out;
}

float Text::width(std::string_view text, const TextStyle& style) {
    float ems = 0.0F;
    for (const Run& r : runs_of(text, style.bold)) ems += r.ems;
    return ems * em(style);
}

const Text::Drawn* Text::drawn(const Run& run, int pixels) {
    const std::string key = concat(to_text(std::int64_t{pixels}),
                                   std::string(1, static_cast<char>('A' + run.face + 1)), run.text);
    if (const auto it = pictures_.find(key); it != pictures_.end()) return &it->second;
    const RunPicture picture = fonts_.draw(run.face, pixels, run.text);
    Drawn d;
    d.left = picture.left;
    d.top = picture.top;
    if (!picture.image.empty()) {
        const auto place = atlas_.add(picture.image);
        if (!place) return nullptr;  // full: the next frame begins with an empty one
        d.place = *place;
        d.there = true;
    }
    return &pictures_.emplace(key, d).first->second;
}

void Text::missing_box(Canvas& canvas, Vec2 pen, int pixels, Colour colour) {
    const Space before = canvas.space();
    canvas.use({});
    const float p = static_cast<float>(pixels);
    canvas.frame({std::round(pen.x + p * 0.08F), std::round(pen.y - p * 0.7F), std::round(p * 0.44F),
                  std::round(p * 0.7F)},
                 std::max(1.0F, std::round(p * 0.06F)), colour);
    canvas.use(before);
}

void Text::draw_runs(Canvas& canvas, const std::vector<Run>& runs, Vec2 pen, int pixels, Colour colour) {
    for (const Run& run : runs) {
        if (run.face == kNoFace && !run.space) missing_box(canvas, pen, pixels, colour);
        const Drawn* d = run.space || run.face == kNoFace ? nullptr : drawn(run, pixels);
        if (d != nullptr && d->there) {
            const float page = static_cast<float>(d->place.page_size);
            const Bounds& b = d->place.at;
            // Whole pixels: words are rasterised for the pixel grid and stay sharp only on it.
            canvas.glyphs(
                d->place.page,
                {std::round(pen.x) + static_cast<float>(d->left), pen.y + static_cast<float>(d->top),
                 static_cast<float>(b.width), static_cast<float>(b.height)},
                {static_cast<float>(b.x) / page, static_cast<float>(b.y) / page,
                 static_cast<float>(b.width) / page, static_cast<float>(b.height) / page},
                colour);
        }
        pen.x += run.ems * static_cast<float>(pixels);
    }
}

std::string Text::fitted(std::string_view text, TextStyle& style, float width) {
    constexpr float kLeast = 0.75F;
    const float wide = this->width(text, style);
    if (wide > width && wide > 0.0F) style.size *= std::max(kLeast, width / wide * 0.99F);
    return shortened(text, style, width);
}

std::string Text::control(std::string_view id) const {
    const auto it = controls_.find(id);
    return it == controls_.end() ? std::string() : texts_.tr(it->second);
}

std::string Text::with_controls(std::string text) const {
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string::npos) break;
        const std::string name = control(std::string_view(text).substr(open + 1, close - open - 1));
        if (name.empty()) continue;
        text.replace(open, close - open + 1, name);
        open += name.size() - 1;
    }
    return text;
}

float Text::draw(Canvas& canvas, std::string_view text, Vec2 at, const TextStyle& style, Align align) {
    if (noted_ != nullptr && style.colour.a > 0.0F) noted_->emplace_back(text);
    const float unit = screen_.ui_pixels();
    const int pixels = std::max(1, static_cast<int>(std::lround(style.size * unit)));
    const std::vector<Run> runs = runs_of(text, style.bold);
    float ems = 0.0F;
    for (const Run& r : runs) ems += r.ems;
    const float wide = ems * em(style);
    if (align == Align::Centre) at.x -= wide * 0.5F;
    if (align == Align::Right) at.x -= wide;
    const Vec2 pen{at.x * unit, std::round(at.y * unit + kBaseline * static_cast<float>(pixels))};
    if (style.shadow) {
        const float d = std::max(1.0F, std::round(unit));
        draw_runs(canvas, runs, {pen.x + d, pen.y + std::max(1.0F, std::round(1.5F * unit))}, pixels,
                  rgb(0x04060F, 0.85F * style.colour.a));
    }
    draw_runs(canvas, runs, pen, pixels, style.colour);
    return wide;
}

float Text::draw(Canvas& canvas, const std::vector<std::string>& lines, Vec2 at, const TextStyle& style,
                 Align align, float line_spacing) {
    const float step = line_height(style.size) * line_spacing;
    for (std::size_t i = 0; i < lines.size(); ++i)
        draw(canvas, lines[i], {at.x, at.y + step * static_cast<float>(i)}, style, align);
    return step * static_cast<float>(lines.size());
}

std::vector<std::string> Text::wrap(std::string_view text, const TextStyle& style, float width) {
    std::vector<std::string> out;
    const float unit = em(style);
    const float room = std::max(width, unit) / unit;  // ems; one character always fits
    for (const std::string_view paragraph : split(text, '\n')) {
        std::string line;
        float line_ems = 0.0F;
        std::string word;
        float word_ems = 0.0F;
        float gap = 0.0F;  // of the spaces before the word
        const auto end_line = [&] {
            out.push_back(std::move(line));
            line.clear();
            line_ems = 0.0F;
        };
        const auto end_word = [&] {
            if (word.empty()) return;
            if (!line.empty() && line_ems + gap + word_ems > room) {
                end_line();
            } else if (gap > 0.0F && !line.empty()) {
                line += ' ';
                line_ems += gap;
            }
            gap = 0.0F;
            line += word;
            line_ems += word_ems;
            word.clear();
            word_ems = 0.0F;
        };
        for (const Run& run : runs_of(paragraph, style.bold)) {
            if (run.space) {
                end_word();
                gap = run.ems;
                continue;
            }
            const char32_t c = first_of(run.text);
            if (is_ideograph(c) && !must_not_begin_line(c)) end_word();
            if (word_ems + run.ems > room) {  // a word longer than a line: broken between characters
                for (std::size_t at = 0; at < run.text.size();) {
                    std::string one;
                    append_utf8(one, next_code_point(run.text, at));
                    const float ems = run_width(one, run.face);
                    if (word_ems + ems > room && !word.empty()) {
                        if (!line.empty()) end_line();
                        line = std::move(word);
                        line_ems = word_ems;
                        word.clear();
                        word_ems = 0.0F;
                        end_line();
                    }
                    word += one;
                    word_ems += ems;
                }
                continue;
            }
            word += run.text;
            word_ems += run.ems;
        }
        end_word();
        end_line();
    }
    return out;
}

std::string Text::shortened(std::string_view text, const TextStyle& style, float room) {
    if (width(text, style) <= room) return to_valid_utf8(text);
    const float dots = width("…", style);
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        std::string longer = out;
        append_utf8(longer, next_code_point(text, at));
        if (width(longer, style) + dots > room) break;
        out = std::move(longer);
    }
    return std::string(trimmed(out)) + "…";
}

}  // namespace nl::view
