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
        case Kind::Hazard:
            return "hazard type";
        case Kind::Side:
        case Kind::SideEntry:
            return "side";
        case Kind::Mission:
            return "mission";
        case Kind::Conversation:
            return "conversation";
        case Kind::Effect:
            return "sound effect";
        case Kind::Music:
            return "piece of music";
        case Kind::Unlock:
            return "weapon or craft type";
        case Kind::CraftPicture:
        case Kind::EffectPicture:
        case Kind::FlamePicture:
        case Kind::ItemPicture:
        case Kind::IconPicture:
        case Kind::PlanetPicture:
        case Kind::Backdrop:
        case Kind::Portrait:
            return "picture";
        case Kind::EffectFile:
        case Kind::MusicFile:
            return "sound file";
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
        case Kind::UpgradeEntry:
            return "upgrade";
        case Kind::MedalEntry:
            return "medal";
    }
    return "name";
}

std::optional<FilePattern> files_of(Kind kind) {
    switch (kind) {
        case Kind::CraftPicture:
            return FilePattern{"gfx/craft/", ".png"};
        case Kind::EffectPicture:
            return FilePattern{"gfx/effects/", ".png", "gfx/items/"};  // a mine is a thing that lies about
        case Kind::FlamePicture:
            return FilePattern{"gfx/effects/flame-", ".png"};
        case Kind::ItemPicture:
            return FilePattern{"gfx/items/", ".png"};
        case Kind::IconPicture:
            return FilePattern{"gfx/icons/", ".png"};
        case Kind::PlanetPicture:
            return FilePattern{"gfx/planets/", ".png"};
        case Kind::Backdrop:
            return FilePattern{"gfx/backdrops/nebula-", ".jpg"};
        case Kind::Portrait:
            return FilePattern{"", ""};
        case Kind::EffectFile:
            return FilePattern{"sound/effects/", ""};
        case Kind::MusicFile:
            return FilePattern{"sound/music/", ""};
        default:
            return std::nullopt;
    }
}

}  // namespace nl::content
