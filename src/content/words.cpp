#include "content/words.hpp"

#include <array>

namespace nl::content {
namespace {

using std::string_view;

constexpr std::array kOrders{
    string_view("engage"), string_view("attack"), string_view("guard"),        string_view("escort"),
    string_view("patrol"), string_view("hold"),   string_view("follow"),       string_view("flee"),
    string_view("ram"),    string_view("snipe"),  string_view("run-for-gate"), string_view("keep-distance")};
static_assert(kOrders.size() == static_cast<std::size_t>(Order::KeepDistance) + 1);

constexpr std::array kEffects{string_view("pos"), string_view("ui"), string_view("loop")};
static_assert(kEffects.size() == static_cast<std::size_t>(EffectKind::Loop) + 1);

constexpr std::array kHazards{string_view("asteroid"), string_view("mine"), string_view("nebula")};
static_assert(kHazards.size() == static_cast<std::size_t>(HazardKind::Nebula) + 1);

constexpr std::array kWhileAsked{string_view("run"), string_view("hold")};
static_assert(kWhileAsked.size() == static_cast<std::size_t>(Mission::WhileAsked::Hold) + 1);

constexpr std::array kObjectives{string_view("destroy"),  string_view("disable"),  string_view("collect"),
                                 string_view("reach"),    string_view("escort"),   string_view("protect"),
                                 string_view("survive"),  string_view("time"),     string_view("defeat-all"),
                                 string_view("scripted"), string_view("accuracy"), string_view("no-damage"),
                                 string_view("lose-none"), string_view("capture")};
static_assert(kObjectives.size() == static_cast<std::size_t>(ObjectiveType::Capture) + 1);

constexpr std::array kImproves{
    string_view("hull"),          string_view("shield"),         string_view("shield-recharge"),
    string_view("speed"),         string_view("acceleration"),   string_view("turn"),
    string_view("boost-seconds"), string_view("boost-recharge"), string_view("gun-rate"),
    string_view("gun-heat"),      string_view("launcher-rate"),  string_view("ammunition")};
static_assert(kImproves.size() == static_cast<std::size_t>(Improves::Ammunition) + 1);

constexpr std::array kGrades{string_view("bronze"), string_view("silver"), string_view("gold")};
static_assert(kGrades.size() == static_cast<std::size_t>(Grade::Gold) + 1);

constexpr std::array kMissionKinds{string_view("story"), string_view("challenge"), string_view("endless")};
static_assert(kMissionKinds.size() == static_cast<std::size_t>(MissionKind::Endless) + 1);

constexpr std::array kTactics{string_view("passes"), string_view("swarm"),   string_view("circle"),
                              string_view("snipe"),  string_view("cling"),   string_view("face"),
                              string_view("lay"),    string_view("carrier"), string_view("broadside"),
                              string_view("ram")};
static_assert(kTactics.size() == static_cast<std::size_t>(Tactic::Ram) + 1);

constexpr std::array kTraits{string_view("blink"),        string_view("cloak"),     string_view("leech"),
                             string_view("front-shield"), string_view("lay-mines"), string_view("jam"),
                             string_view("carry"),        string_view("ram")};
static_assert(kTraits.size() == static_cast<std::size_t>(Trait::Ram) + 1);

constexpr std::array kWeapons{string_view("bullet"), string_view("beam"), string_view("rail"),
                              string_view("rocket"), string_view("mine"), string_view("emp"),
                              string_view("tow"),    string_view("flare")};
static_assert(kWeapons.size() == static_cast<std::size_t>(WeaponKind::Flare) + 1);

}  // namespace

template <>
std::span<const string_view> words<Order>() {
    return kOrders;
}
template <>
std::span<const string_view> words<EffectKind>() {
    return kEffects;
}
template <>
std::span<const string_view> words<HazardKind>() {
    return kHazards;
}
template <>
std::span<const string_view> words<ObjectiveType>() {
    return kObjectives;
}
template <>
std::span<const string_view> words<Improves>() {
    return kImproves;
}
template <>
std::span<const string_view> words<Grade>() {
    return kGrades;
}
template <>
std::span<const string_view> words<MissionKind>() {
    return kMissionKinds;
}
template <>
std::span<const string_view> words<Tactic>() {
    return kTactics;
}
template <>
std::span<const string_view> words<Trait>() {
    return kTraits;
}
template <>
std::span<const string_view> words<WeaponKind>() {
    return kWeapons;
}
template <>
std::span<const string_view> words<Mission::WhileAsked>() {
    return kWhileAsked;
}

}  // namespace nl::content
