#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace nl::save {

/// Writes numbers and texts as bytes, little end first, small numbers short.
class ByteWriter {
  public:
    void byte(std::uint8_t v) { out_ += static_cast<char>(v); }
    void fixed64(std::uint64_t v) {
        for (unsigned shift = 0; shift < 64; shift += 8) byte(static_cast<std::uint8_t>(v >> shift));
    }
    void fixed16(std::uint16_t v) {
        byte(static_cast<std::uint8_t>(v));
        byte(static_cast<std::uint8_t>(v >> 8U));
    }
    /// Seven bits a byte.
    void number(std::uint64_t v) {
        for (; v >= 0x80U; v >>= 7U) byte(static_cast<std::uint8_t>(v | 0x80U));
        byte(static_cast<std::uint8_t>(v));
    }
    /// Small in both directions from 0.
    void signed_number(std::int64_t v) {
        number((static_cast<std::uint64_t>(v) << 1U) ^ static_cast<std::uint64_t>(v >> 63U));
    }
    void real(float v) { number(std::bit_cast<std::uint32_t>(v)); }
    void real64(double v) { fixed64(std::bit_cast<std::uint64_t>(v)); }
    void text(std::string_view v) {
        number(v.size());
        out_ += v;
    }
    [[nodiscard]] const std::string& result() const { return out_; }

  private:
    std::string out_;
};

/// Reads the same back from bytes that may be anything: after the first that does not fit, good() is false
/// and all that is read is 0.
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

    [[nodiscard]] bool good() const { return good_; }
    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    void fail() {
        good_ = false;
        rest_ = {};
    }

    std::uint8_t byte() {
        if (rest_.empty()) return fail(), std::uint8_t{0};
        const auto v = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return v;
    }
    std::uint64_t fixed64() {
        std::uint64_t v = 0;
        for (unsigned shift = 0; shift < 64; shift += 8) v |= static_cast<std::uint64_t>(byte()) << shift;
        return good_ ? v : 0;
    }
    std::uint16_t fixed16() {
        const std::uint16_t low = byte();
        const std::uint16_t high = byte();
        return static_cast<std::uint16_t>(low | high << 8U);
    }
    std::uint64_t number() {
        std::uint64_t v = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint64_t b = byte();
            v |= (b & 0x7FU) << shift;
            if ((b & 0x80U) == 0) return good_ ? v : 0;
        }
        return fail(), 0;
    }
    /// A number of at most `most`.
    std::uint64_t number_up_to(std::uint64_t most) {
        const std::uint64_t v = number();
        if (v > most) return fail(), 0;
        return v;
    }
    std::int64_t signed_number() {
        const std::uint64_t v = number();
        return static_cast<std::int64_t>(v >> 1U) ^ -static_cast<std::int64_t>(v & 1U);
    }
    float real() { return std::bit_cast<float>(static_cast<std::uint32_t>(number_up_to(0xFFFFFFFFU))); }
    double real64() { return std::bit_cast<double>(fixed64()); }
    std::string text(std::size_t most) {
        const std::size_t n = number_up_to(most);
        if (n > rest_.size()) return fail(), std::string();
        std::string v(rest_.substr(0, n));
        rest_.remove_prefix(n);
        return v;
    }

  private:
    std::string_view rest_;
    bool good_ = true;
};

}  // namespace nl::save
