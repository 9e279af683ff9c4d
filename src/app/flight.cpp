#include "app/flight.hpp"

#include "base/text.hpp"

namespace nl::app {

Flight::Flight(LoadedMission loaded, const sim::StageOptions& options)
    : loaded_(std::move(loaded)), stage_(*loaded_.library, *loaded_.mission, options) {
    recorded_.mission = loaded_.source;
    recorded_.content = loaded_.content_hash;
    recorded_.seed = options.seed;
    recorded_.difficulty = options.difficulty;
    recorded_.message_slowness = options.message_pace.slowness;
    recorded_.hold_messages = options.message_pace.hold;
}

void Flight::tick(const sim::Input& input) {
    stage_.tick(input);
    recorded_.inputs.push_back(input);
    if (stage_.now() % save::kHashEvery == 0) recorded_.hashes.push_back(stage_.hash());
}

save::Replay Flight::replay() const {
    save::Replay out = recorded_;
    if (stage_.ended()) out.result = std::string(result_of(stage_));
    return out;
}

std::string_view result_of(const sim::Stage& stage) {
    if (!stage.ended()) return "timeout";
    return stage.status() == sim::Status::Complete ? "complete" : "failed";
}

sim::StageOptions options_of(const save::Replay& replay) {
    sim::StageOptions out;
    out.seed = replay.seed;
    out.difficulty = replay.difficulty;
    out.message_pace = {replay.message_slowness, replay.hold_messages};
    return out;
}

std::optional<std::string> verify(const save::Replay& replay, const LoadedMission& loaded) {
    if (replay.content != loaded.content_hash)
        return "the mission or the data it draws on has changed since the replay was recorded";
    Flight flight(loaded, options_of(replay));
    std::size_t compared = 0;
    for (const sim::Input& input : replay.inputs) {
        flight.tick(input);
        const auto tick = flight.stage().now();
        if (tick % save::kHashEvery != 0 || compared >= replay.hashes.size()) continue;
        if (flight.stage().hash() != replay.hashes[compared])
            return concat("the world differs in tick ", std::to_string(tick), " (or since the ",
                          std::to_string(save::kHashEvery - 1), " before it)");
        ++compared;
    }
    const std::string result = flight.replay().result;
    if (result != replay.result)
        return concat("the mission ends '", result, "', in the replay it ended '", replay.result, "'");
    return std::nullopt;
}

}  // namespace nl::app
