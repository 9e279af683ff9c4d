#include "sim/story_vocabulary.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "content/words.hpp"
#include "sim/objectives.hpp"

namespace nl::sim {
namespace {

using Words = std::vector<std::string>;

/// The words of both lists, each once, in order: a file may name a hundred thousand things.
Words both(const Words& words, const Words& more) {
    Words out;
    std::set<std::string_view> seen;
    for (const Words* list : {&words, &more})
        for (const auto& word : *list)
            if (!word.empty() && seen.insert(word).second) out.push_back(word);
    return out;
}

template <class List, class Member>
Words all(const List& list, Member member) {
    Words words;
    for (const auto& entry : list) words.push_back(entry.*member);
    return both(words, {});
}

/// The names of craft that the script itself brings in: SPAWN ship;side;name;x,y.
Words spawned(const ScriptSource& script) {
    Words words;
    for (const auto& function : script.functions) {
        for (const auto& line : function.lines) {
            const auto text = trimmed(line.text);
            if (!text.starts_with("SPAWN ")) continue;
            const auto parts = split(text, ';');
            if (parts.size() > 2) words.emplace_back(trimmed(parts[2]));
        }
    }
    return words;
}

}  // namespace

script::Vocabulary vocabulary_of(const content::Library& library, const content::Mission& mission) {
    using namespace content;
    script::Vocabulary v;
    // A mission with mistakes is checked, too: what it mentions under a misspelled key is not the script's
    // fault.
    const Words& mentioned = mission.mentioned;
    const auto defined = [&](const Words& words) { return both(words, mentioned); };
    Words craft = defined(both({"player"}, all(mission.craft, &MissionCraft::name)));
    craft = both(craft, all(mission.spawners, &content::Spawner::name));
    craft = both(craft, spawned(mission.script));
    const Words groups = defined(
        both(all(mission.craft, &MissionCraft::group), all(mission.spawners, &content::Spawner::group)));
    const Words locations = defined(all(mission.locations, &Location::id));
    v.set("craft", "craft", craft);
    v.set("group", "group", groups);
    v.set("craft-or-group", "craft or group", both(craft, groups));
    v.set("place", "craft or location", both(craft, locations));
    v.set("location", "location", locations);
    v.set("objective", "objective", defined(all(mission.objectives, &content::Objective::id)));
    v.set("gate", "gate", defined(all(mission.gates, &Gate::id)));
    v.set("spawner", "spawner", defined(all(mission.spawners, &content::Spawner::id)));
    v.set("item", "item",
          defined(both(all(mission.items, &MissionItem::name), all(library.items, &ItemType::id))));
    v.set("item-type", "item", all(library.items, &ItemType::id));
    v.set("ship", "craft type", all(library.craft, &CraftType::id));
    v.set("side", "side", all(library.sides, &Side::id));
    v.set("speaker", "speaker", all(library.cast, &Speaker::name));
    v.set("portrait", "portrait", library.portraits);
    v.set("sound", "sound", library.effects);
    v.set("music", "music", library.music);
    v.set("difficulty", "difficulty", all(library.difficulties, &Difficulty::id));
    const auto orders = words<Order>();
    v.set("order", "order", Words(orders.begin(), orders.end()));
    Words states;
    for (const auto s :
         {ObjectiveState::Inactive, ObjectiveState::Active, ObjectiveState::Complete, ObjectiveState::Failed})
        states.emplace_back(name_of(s));
    v.set("objective-state", "state", states);
    return v;
}

}  // namespace nl::sim
