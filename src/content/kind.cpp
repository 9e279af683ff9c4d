#include "content/kind.hpp"

namespace nl::content {

std::string_view word_of(Kind kind) {
    switch (kind) {
        case Kind::CraftType:
            return "craft type";
        case Kind::Weapon:
            return "weapon";
        case Kind::Item:
            return "item";
        case Kind::Side:
        case Kind::SideEntry:
            return "side";
        case Kind::Mission:
            return "mission";
        case Kind::Effect:
            return "sound effect";
        case Kind::Music:
            return "piece of music";
        case Kind::Unlock:
            return "weapon or craft type";
        case Kind::Objective:
            return "objective";
        case Kind::Spawner:
            return "spawner";
        case Kind::Place:
            return "location or gate";
        case Kind::Target:
            return "target";
        case Kind::Part:
            return "part";
        case Kind::SpeakerEntry:
            return "speaker";
        case Kind::DifficultyEntry:
            return "difficulty";
        case Kind::PlanetEntry:
            return "planet";
    }
    return "name";
}

}  // namespace nl::content
