#include "pictures/scenes.hpp"

namespace nl::view {

namespace {

constexpr const char* kFight = R"({ "name": "Fight", "background": "violet", "planet": "",
  "player": { "craft": "tabby", "x": 0, "y": 60, "facing": 20 },
  "craft": [
    { "type": "tabby", "side": "cats", "name": "Smudge", "x": -330, "y": 150, "facing": 62 },
    { "type": "gnat", "x": -90, "y": -230, "facing": 152, "count": 2, "scatter": 120 },
    { "type": "gnat", "x": 320, "y": 110, "facing": 265 },
    { "type": "spitter", "x": -290, "y": -20, "facing": 100 },
    { "type": "spitter", "x": 120, "y": -200, "facing": 190 } ],
  "items": [ { "type": "pod", "count": 2, "x": 250, "y": 240, "scatter": 90 } ],
  "hazards": [ { "type": "asteroid", "count": 30 } ],
  "objectives": [
    { "id": "a", "text": "Destroy the gnats", "type": "destroy", "target": "gnat", "count": 3 },
    { "id": "b", "text": "Rescue cargo pods", "type": "collect", "target": "pod", "count": 2 },
    { "id": "c", "text": "Lose no wingmate", "type": "lose-none", "optional": true } ] })";

constexpr const char* kBoss = R"({ "name": "Boss", "background": "teal",
  "player": { "craft": "tabby", "x": -260, "y": 200, "facing": 50 },
  "craft": [ { "type": "frigate", "x": 160, "y": -60, "facing": 240, "orders": "hold" },
             { "type": "gnat", "x": -300, "y": -200, "count": 3, "scatter": 200 } ],
  "objectives": [ { "id": "a", "text": "Destroy the frigate", "type": "destroy", "target": "frigate" } ] })";

constexpr const char* kEdge =
    R"({ "name": "Edge", "background": "ember", "arena": { "width": 3000, "height": 3000 },
  "player": { "craft": "tabby", "x": 1250, "y": -1200, "facing": 45 },
  "craft": [ { "type": "spitter", "x": -900, "y": 600 } ],
  "locations": [ { "id": "beacon", "name": "Beacon 3", "x": 1000, "y": -1150, "radius": 150 } ],
  "objectives": [ { "id": "a", "text": "Reach the beacon", "type": "reach", "target": "beacon" },
                  { "id": "b", "text": "Destroy the spitter", "type": "destroy", "target": "spitter" } ] })";

constexpr const char* kLong =
    "Leo, this is the whole of the report, and I will read it once, slowly, because the last time somebody "
    "skipped a page of "
    "it we lost a tug, two crates of tuna and most of Tuesday. The Greebles came through the corner at dawn. "
    "They took the "
    "beacon, they took the buoys, and they sat on the relay until it was warm. Nobody knows what they want "
    "with the buoys. "
    "Sprocket thinks they like the blinking. The Admiral thinks they are counting us, and the Admiral has "
    "been right more "
    "often than anybody enjoys. So: count them first. Fly the line from the relay to the third buoy, keep "
    "your lights off, and "
    "do not, under any circumstances, sing.";

std::vector<PictureScene> make() {
    std::vector<PictureScene> out;
    const auto add = [&](std::string name, std::string mission, auto&& change) {
        PictureScene s;
        s.name = std::move(name);
        s.mission = std::move(mission);
        change(s);
        out.push_back(std::move(s));
    };
    const auto say = [](PictureScene& s, const char* text) {
        s.speaker = "Mittens";
        s.message = text;
    };
    const auto blow_up = [](sim::World& world) { world.destroy(world.find(world.names().find("gnat"))); };
    add("fight", kFight, [&](PictureScene& s) {
        s.arrange = blow_up;
        say(s,
            "Leo, that frigate is carrying the whole tuna convoy's fuel! Left sac is down. Hit the right "
            "one, and mind the claws.");
    });
    add("fight-low", kFight, [&](PictureScene& s) {
        s.quality = Quality::Low;
        s.arrange = blow_up;
    });
    add("high-contrast", kFight, [&](PictureScene& s) {
        s.high_contrast = true;
        s.hud_messages = {"Checkpoint reached"};
        say(s, "Somebody has drawn a line around everything. It helps.");
    });
    add("fight-1920", kFight, [&](PictureScene& s) {
        s.width = 1920, s.height = 1080;
        say(s, "A minute gone, Leo. How many are left?");
    });
    for (const auto& [w, h] :
         {std::pair{1024, 768}, std::pair{1280, 720}, std::pair{2560, 1080}, std::pair{1920, 1080}})
        add("long-message-" + std::to_string(w), kFight, [&, w = w, h = h](PictureScene& s) {
            s.width = w, s.height = h;
            say(s, kLong);
        });
    add("ui-scale-2", kFight, [&](PictureScene& s) {
        s.ui_scale = 2.0F;
        say(s, kLong);
    });
    add("ui-scale-075", kFight, [&](PictureScene& s) {
        s.ui_scale = 0.75F;
        say(s, "Small print is still print.");
    });
    add("alert", kFight, [&](PictureScene& s) {
        s.style = sim::BoxStyle::Alert;
        say(s, "Proximity alarm. Something large is coming out of the corner.");
        s.hud_messages = {"Checkpoint reached", "Shields restored"};
    });
    add("hostile", kFight, [](PictureScene& s) {
        s.style = sim::BoxStyle::Hostile;
        s.speaker = "Greeble";
        s.message = "Warm. Warm. WARM.";
    });
    // Scripts that our own fonts have: what the system's look like differs from one to the next.
    add("greek-and-cyrillic", kFight, [&](PictureScene& s) {
        say(s, "Лео, как слышно? У солнца гости, и они мёрзнут. Λέο, πρόσεχε τα δόντια τους!");
    });
    add("choice", kFight, [&](PictureScene& s) {
        say(s, "Your call, Leo. Nobody will mind. Everybody will talk.");
        s.cinema.choices = {"Follow the convoy", "Go back for Smudge, whatever the Admiral says about it",
                            "Sing"};
    });
    add("boss", kBoss, [](PictureScene&) {});
    add("border", kEdge, [](PictureScene&) {});
    add("cinema", kBoss, [&](PictureScene& s) {
        s.cinema.letterbox = 1.0F;
        s.cinema.active = true;
        s.cinema.title = "The corner was not empty";
        say(s, "Do not look at it. It likes to be looked at.");
    });
    return out;
}

}  // namespace

const std::vector<PictureScene>& picture_scenes() {
    static const std::vector<PictureScene> scenes = make();
    return scenes;
}

}  // namespace nl::view
