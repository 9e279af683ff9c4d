#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace nl::content {

/// did_you_mean for a file's next error. Silent after some hundreds of errors, and for huge lists of
/// candidates: nobody reads so many, and a hostile file must not cost minutes.
[[nodiscard]] inline std::string hint_for(std::string_view word, std::span<const std::string> candidates,
                                          const Diagnostics& so_far) {
    constexpr std::size_t kMostHints = 200;
    constexpr std::size_t kMostCandidates = 5000;
    if (so_far.error_count() > kMostHints) return {};
    return did_you_mean(word, candidates.first(std::min(candidates.size(), kMostCandidates)));
}

}  // namespace nl::content
