#include "app/rerun.hpp"

#include "base/text.hpp"

namespace nl::app {
namespace {

std::string what_differs(const sim::TickCheck& now, const sim::TickCheck& then) {
    std::string out;
    const auto add = [&](bool differs, std::string_view what) {
        if (differs) out += concat(out.empty() ? "" : ", ", what);
    };
    add(now.input != then.input, "the input");
    add(now.ship != then.ship, "the player's craft");
    add(now.world != then.world, "other craft, shots or things");
    add(now.story != then.story, "objectives, script or messages");
    return out;
}

}  // namespace

Rerun::Rerun(save::Replay replay, LoadedMission loaded)
    : replay_(std::move(replay)), loaded_(std::move(loaded)) {
    restart();
}

std::optional<std::string> Rerun::obstacle(const save::Replay& replay, const LoadedMission& loaded) {
    if (replay.content != loaded.rules_hash)
        return "the mission or the data it draws on has changed since the replay was recorded";
    if (loaded.library->find_difficulty(replay.difficulty) == nullptr)
        return concat("there is no difficulty '", excerpt(replay.difficulty), "' any more");
    return std::nullopt;
}

void Rerun::restart() {
    flight_ = std::make_unique<Flight>(loaded_, options_of(replay_));
    next_ = 0;
    difference_.reset();
}

bool Rerun::tick() {
    if (at_end()) return false;
    const sim::Input& input = replay_.inputs[next_++];
    flight_->tick(input);
    if (!difference_) compare(input);
    return true;
}

void Rerun::compare(const sim::Input& input) {
    const sim::Stage& stage = flight_->stage();
    const auto tick = stage.now();
    const std::string name = std::to_string(tick);
    if (next_ <= replay_.checks.size()) {
        const std::string what = what_differs(stage.check(input), replay_.checks[next_ - 1]);
        if (!what.empty()) difference_ = concat("the first difference is in tick ", name, ": ", what);
    }
    const auto second = static_cast<std::size_t>(tick / save::kHashEvery);
    if (difference_ || tick % save::kHashEvery != 0 || second > replay_.hashes.size()) return;
    if (stage.hash() != replay_.hashes[second - 1])
        difference_ =
            concat("the whole state differs in tick ", name, ", though every tick before looked right");
}

std::optional<std::string> verify(const save::Replay& replay, const LoadedMission& loaded) {
    if (const auto obstacle = Rerun::obstacle(replay, loaded)) return obstacle;
    Rerun rerun(replay, loaded);
    while (rerun.tick() && !rerun.difference()) {
    }
    if (rerun.difference()) return rerun.difference();
    const std::string result = rerun.flight().replay().result;
    if (result != replay.result)
        return concat("the mission ends '", result, "', in the replay it ended '", replay.result, "'");
    return std::nullopt;
}

}  // namespace nl::app
