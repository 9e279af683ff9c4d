#include "sim/stage.hpp"
#include "sim/catalogue.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "sim/story.hpp"

namespace nl::sim {
namespace {

/// SCRIPT.md section 5: ticks that the end of a mission waits once all is quiet.
constexpr Tick kEndCountdown = 120;

content::Difficulty difficulty_of(const content::Library& library, const std::string& id) {
    const content::Difficulty* found = library.find_difficulty(id);
    return found != nullptr ? *found : content::Difficulty{};
}

}  // namespace

std::string_view name_of(Status status) {
    switch (status) {
        case Status::InProgress:
            return "in progress";
        case Status::Complete:
            return "complete";
        case Status::Failed:
            return "failed";
    }
    return "";
}

/// The members are built in this order; the story comes last, for it looks at all the others.
struct Stage::Body {
    Body(const content::Library& library, const content::Mission& m, const StageOptions& o)
        : options(o),
          mission(&m),
          world(library, m, o.seed, difficulty_of(library, o.difficulty), o.outfit),
          messages(o.message_pace),
          objectives(m, world),
          triggers(m, world),
          context{world, objectives, messages, triggers, hud, trace, &Body::on_objective, this},
          story(library, m, context) {
        hud.reserve(64);
        story.set_variables(o.variables);
        world.set_rehearsal(o.rehearsal);
    }

    void tick(const Input& input);
    void step_world(const Input& input);
    void step_statistics();
    [[nodiscard]] bool counts_as_hit(const Event& e, const Event*& last) const;
    void step_status();
    void step_script(const Input& input);
    void step_messages(const Input& input);
    void step_end();
    void change_status(Status status, std::string_view reason);
    [[nodiscard]] const CinemaState& cinema() const { return story.directions(); }
    [[nodiscard]] bool finishing() const { return context.status != Status::InProgress; }

    static void on_objective(void* user, const Objectives::Change& change);
    static void on_trigger(void* user, Trigger trigger, std::string_view name, int number) {
        static_cast<Body*>(user)->story.fire(trigger, name, number);
    }

    StageOptions options;
    const content::Mission* mission;
    World world;
    MessageQueue messages;
    Objectives objectives;
    Triggers triggers;
    std::vector<HudMessage> hud;
    Trace trace;
    StoryContext context;
    Story story;
    Statistics statistics;
    Input last_input;
    Tick quiet_ticks = 0;  ///< of the end-of-mission countdown
    bool held = false;     ///< the world stands still while a CHOICE waits
    bool ended = false;
};

void Stage::Body::on_objective(void* user, const Objectives::Change& change) {
    Body& body = *static_cast<Body*>(user);
    const std::string& id = body.objectives.list()[change.index].type->id;
    body.trace.objective(body.context.tick, id, name_of(change.state));
    switch (change.state) {
        case ObjectiveState::Active:
            return body.story.fire(Trigger::ObjectiveActive, id, 0);
        case ObjectiveState::Complete:
            return body.story.fire(Trigger::ObjectiveComplete, id, 0);
        case ObjectiveState::Failed:
            return body.story.fire(Trigger::ObjectiveFailed, id, 0);
        case ObjectiveState::Inactive:
            return;
    }
}

void Stage::Body::tick(const Input& input) {
    ++context.tick;
    held = mission->choices == content::Mission::WhileAsked::Hold && story.asks();
    if (held) {
        world.hold(input);
    } else {
        step_world(input);
    }
    step_script(input);
    step_messages(input);
    step_end();
    last_input = input;
}

void Stage::Body::step_world(const Input& input) {
    world.step(input);
    context.now = world.now();
    step_statistics();
    triggers.step(world, &Body::on_trigger, this);
    objectives.step(world, statistics, context.clock, &Body::on_objective, this);
    step_status();
}

/// A hit by a weapon of the player's: a blow that breaks a shield tells of both the shield and the hull, and
/// counts once; who is rammed was not shot at.
bool Stage::Body::counts_as_hit(const Event& e, const Event*& last) const {
    if (e.other != world.player() || e.index == kNoWeapon) return false;
    const bool same_blow =
        last != nullptr && last->craft == e.craft && last->index == e.index && last->at == e.at;
    last = &e;
    return !same_blow;
}

void Stage::Body::step_statistics() {
    const Handle player = world.player();
    const Event* last_hit = nullptr;
    for (const Event& e : world.events()) {
        switch (e.kind) {
            case EventKind::Shot:
                statistics.shots += e.craft == player ? 1 : 0;
                break;
            case EventKind::Hit:
                if (e.craft == player) statistics.damage_taken += e.value;
                [[fallthrough]];
            case EventKind::ShieldHit:
                statistics.hits += counts_as_hit(e, last_hit) ? 1 : 0;
                break;
            case EventKind::Destroyed:
                if (e.side == world.player_side() && e.craft != player) ++statistics.losses;
                break;
            case EventKind::PlayerLost:
                context.wanted = Status::Failed;
                context.fail_reason = "your ship was lost";
                break;
            default:
                break;
        }
    }
    statistics.hits = std::min(statistics.hits, statistics.shots);  // a blast may hit several
    statistics.kills = triggers.kills();
}

void Stage::Body::change_status(Status status, std::string_view reason) {
    context.status = status;
    if (status == Status::Failed && !reason.empty()) context.fail_reason = std::string(reason);
    if (status == Status::Complete) objectives.settle(statistics, context.now, &Body::on_objective, this);
    trace.status(context.tick, name_of(status));
    story.fire(status == Status::Complete ? Trigger::MissionComplete : Trigger::MissionFailed, {}, 0);
}

void Stage::Body::step_status() {
    if (finishing() || options.endless) return;
    const bool given_up = context.wanted == Status::Failed;
    // What the script says about it is told rather than the name of what was lost.
    if (given_up && !context.fail_reason.empty()) return change_status(Status::Failed, context.fail_reason);
    if (const Objective* lost = objectives.lost(); lost != nullptr)
        return change_status(
            Status::Failed, lost->why.empty() ? lost->type->text : concat(lost->type->text, ": ", lost->why));
    if (given_up) return change_status(Status::Failed, context.fail_reason);
    if (objectives.all_done())
        if (const Objective* missed = objectives.missed(statistics); missed != nullptr) {
            objectives.fail(missed->type->id, "too many shots went wide", context.now, &Body::on_objective,
                            this);
            return change_status(Status::Failed, concat(missed->type->text, ": ", missed->why));
        }
    if (context.wanted == Status::Complete || objectives.all_done())
        return change_status(Status::Complete, {});
    if (mission->time_limit > 0 && context.clock >= to_ticks(static_cast<double>(mission->time_limit)))
        change_status(Status::Failed, "the time is up");
}

/// While the world is held no script goes on either, until the answer is there.
void Stage::Body::step_script(const Input& input) {
    if (held) {
        story.hear(input);
        if (!story.answered()) return story.hold();
        return story.step();
    }
    if (!finishing()) {
        ++context.clock;
        if (context.now == 1) story.fire(Trigger::Start, {}, 0);
    }
    story.hear(input);
    story.step();
}

void Stage::Body::step_messages(const Input& input) {
    bool dismiss = input.has(Input::Dismiss) && !last_input.has(Input::Dismiss);
    // Nobody is there to close a box that is held until then while a scene is skipped.
    if (options.message_pace.hold && cinema().skipping)
        dismiss = messages.visible_ticks() >= messages.total_ticks();
    messages.step(context.tick, dismiss);
    if (const Message* m = messages.closed()) trace.message_close(context.tick, *m);
    if (const Message* m = messages.opened()) trace.message_open(context.tick, *m);
}

void Stage::Body::step_end() {
    if (!finishing() || ended || story.running() || !messages.empty()) return;
    if (++quiet_ticks < kEndCountdown) return;
    ended = true;
    trace.end(context.tick, name_of(context.status));
}

Stage::Stage(const content::Library& library, const content::Mission& mission, const StageOptions& options)
    : body_(std::make_unique<Body>(library, mission, options)) {}
Stage::~Stage() = default;
Stage::Stage(Stage&&) noexcept = default;
Stage& Stage::operator=(Stage&&) noexcept = default;

void Stage::tick(const Input& input) { body_->tick(input); }

Tick Stage::now() const { return body_->context.tick; }
Tick Stage::clock() const { return body_->context.clock; }
Status Stage::status() const { return body_->context.status; }
bool Stage::ended() const { return body_->ended; }
std::string_view Stage::fail_reason() const { return body_->context.fail_reason; }
const World& Stage::world() const { return body_->world; }
World& Stage::world() { return body_->world; }
const MessageQueue& Stage::messages() const { return body_->messages; }
std::span<const Objective> Stage::objectives() const { return body_->objectives.list(); }
std::span<const HudMessage> Stage::hud_messages() const { return body_->hud; }
const Statistics& Stage::statistics() const { return body_->statistics; }
const StageOptions& Stage::options() const { return body_->options; }
const CinemaState& Stage::cinema() const { return body_->cinema(); }
bool Stage::held() const { return body_->held; }
std::optional<VisibleChoice> Stage::choice() const { return body_->story.choice(); }
const StoryLog& Stage::log() const { return body_->story.log(); }
std::vector<StoryVariable> Stage::campaign_variables() const { return body_->story.campaign_variables(); }
const Story& Stage::story() const { return body_->story; }
Story& Stage::story() { return body_->story; }
bool Stage::pretend(std::string_view event) { return body_->story.pretend(event); }
void Stage::trace_to(Trace::Sink sink, void* user) { body_->trace.to(sink, user); }

std::uint64_t Stage::hash() const {
    StateHash h;
    body_->world.hash(h);
    body_->messages.hash(h);
    body_->objectives.hash(h);
    body_->triggers.hash(h);
    body_->story.hash(h);
    h.add(static_cast<std::uint64_t>(body_->context.clock));
    h.add(static_cast<std::uint64_t>(body_->context.status));
    h.add(static_cast<std::uint64_t>(body_->quiet_ticks));
    return h.value();
}

TickCheck Stage::check(const Input& input) const {
    StateHash ship;
    StateHash others;
    StateHash story;
    body_->world.pulse(ship, others);
    body_->messages.hash(story);
    body_->objectives.hash(story);
    body_->story.hash(story);
    return {check_of(input), static_cast<std::uint8_t>(story.value()),
            static_cast<std::uint16_t>(ship.value()), static_cast<std::uint16_t>(others.value())};
}

}  // namespace nl::sim
