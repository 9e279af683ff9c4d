#include "view/colour.hpp"

namespace nl::view {

namespace {

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

Colour parse_colour(std::string_view text, Colour otherwise) {
    if ((text.size() != 7 && text.size() != 9) || text[0] != '#') return otherwise;
    float channels[4] = {0.0F, 0.0F, 0.0F, 1.0F};
    for (std::size_t i = 0; i * 2 + 2 < text.size(); ++i) {
        const int high = hex_digit(text[i * 2 + 1]);
        const int low = hex_digit(text[i * 2 + 2]);
        if (high < 0 || low < 0) return otherwise;
        channels[i] = static_cast<float>(high * 16 + low) / 255.0F;
    }
    return {channels[0], channels[1], channels[2], channels[3]};
}

}  // namespace nl::view
