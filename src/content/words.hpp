#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "content/craft_type.hpp"
#include "content/hazard_type.hpp"
#include "content/mission.hpp"
#include "content/progress.hpp"
#include "content/sounds.hpp"
#include "content/weapon_type.hpp"

namespace nl::content {

/// How files spell the values of an enumeration: words()[i] is the value i. Adding a value means adding its
/// word in words.cpp, and the loader, the schema and the messages know it.
template <class E>
[[nodiscard]] std::span<const std::string_view> words();

template <>
[[nodiscard]] std::span<const std::string_view> words<Order>();
template <>
[[nodiscard]] std::span<const std::string_view> words<EffectKind>();
template <>
[[nodiscard]] std::span<const std::string_view> words<HazardKind>();
template <>
[[nodiscard]] std::span<const std::string_view> words<Improves>();
template <>
[[nodiscard]] std::span<const std::string_view> words<Grade>();
template <>
[[nodiscard]] std::span<const std::string_view> words<MissionKind>();
template <>
[[nodiscard]] std::span<const std::string_view> words<ObjectiveType>();
template <>
[[nodiscard]] std::span<const std::string_view> words<Tactic>();
template <>
[[nodiscard]] std::span<const std::string_view> words<Trait>();
template <>
[[nodiscard]] std::span<const std::string_view> words<WeaponKind>();
template <>
[[nodiscard]] std::span<const std::string_view> words<Mission::WhileAsked>();

/// The word of a value: "run-for-gate".
template <class E>
[[nodiscard]] std::string_view word_of(E value) {
    return words<E>()[static_cast<std::size_t>(value)];
}

/// The value that a word stands for, or nothing.
template <class E>
[[nodiscard]] std::optional<E> value_of(std::string_view word) {
    const auto all = words<E>();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] == word) return static_cast<E>(i);
    return std::nullopt;
}

}  // namespace nl::content
