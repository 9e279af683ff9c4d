#pragma once

#include <cstdint>
#include <filesystem>

#include "base/files.hpp"

namespace nl::app {

/// Of every byte of the mission and of all data, whatever it is for: tells that a file has been changed.
[[nodiscard]] std::uint64_t hash_files(const std::filesystem::path& mission, const SearchPath& files);

/// Of what decides how a flight goes: the mission to the byte, for its texts take their time on the screen
/// and its lines have numbers, and of data/ all values but names, texts, pictures, sounds and prices. A
/// replay must find the same; it does not mind a medal's new text or a ship's new coat of paint.
[[nodiscard]] std::uint64_t hash_rules(const std::filesystem::path& mission, const SearchPath& files);

}  // namespace nl::app
