#include "app/flight.hpp"

namespace nl::app {

Flight::Flight(LoadedMission loaded, const sim::StageOptions& options)
    : loaded_(std::move(loaded)), stage_(*loaded_.library, *loaded_.mission, options), tally_(stage_) {
    recorded_.mission = loaded_.source;
    recorded_.content = loaded_.rules_hash;
    recorded_.seed = options.seed;
    recorded_.difficulty = options.difficulty;
    recorded_.message_slowness = options.message_pace.slowness;
    recorded_.hold_messages = options.message_pace.hold;
    recorded_.outfit = options.outfit;
    recorded_.variables = options.variables;
}

void Flight::tick(const sim::Input& input) {
    stage_.tick(input);
    tally_.after_tick(stage_);
    recorded_.inputs.push_back(input);
    recorded_.checks.push_back(stage_.check(input));
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
    out.outfit = replay.outfit;
    out.variables = replay.variables;
    return out;
}

}  // namespace nl::app
