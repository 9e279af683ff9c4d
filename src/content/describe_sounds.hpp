#pragma once

#include "content/kind.hpp"
#include "content/sounds.hpp"

namespace nl::content {

// The keys of data/sounds.json.

template <class V>
void describe(V& v, Effect& e) {
    v.is("an effect", "What one name plays.");
    v.field("files", e.files, must_refer_to(Kind::EffectFile),
            "Files of sound/effects, of which each play picks one.");
    v.field("kind", e.kind, "pos is heard from where it happens, ui as it is, loop repeats until stopped.");
    v.field("volume", e.volume, Range{0, 1}, "1 is full.");
    v.field("priority", e.priority, Range{0, 10}, "When all voices are busy the lowest gives way.");
    v.field("limit", e.limit, Range{1, 32}, "How many of this name at once.");
    v.field("pitch", e.pitch, Range{0, 0.5}, "Each play is up to this share faster or slower.");
}

template <class V>
void describe(V& v, Music& m) {
    v.is("a piece of music", "One file and what it is for.");
    v.field("file", m.file, must_refer_to(Kind::MusicFile), "File of sound/music.");
    v.field("mood", m.mood, kText,
            "What the game asks for: title, intermission, calm, combat, boss, victory, defeat.");
}

template <class V>
void describe(V& v, Sounds& s) {
    v.is("the sounds", "data/sounds.json: what the game plays.");
    v.table("effects", s.effects, "Effects by name.");
    v.table("music", s.music, "Music by name.");
}

}  // namespace nl::content
