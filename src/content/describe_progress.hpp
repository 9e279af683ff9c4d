#pragma once

#include "content/describe_mission.hpp"
#include "content/kind.hpp"
#include "content/progress.hpp"

namespace nl::content {

// The keys of data/upgrades.json, data/medals.json and data/conversations/*.json.

template <class V>
void describe(V& v, UpgradeLevel& l) {
    v.is("a level", "One step of an upgrade.");
    v.field("price", l.price, Range{0, 1000000}, "Tuna.");
    v.field("factor", l.factor, Range{0.1, 10},
            "Times what the craft file says, instead of the factor of the level before.");
}

template <class V>
void describe(V& v, Upgrade& u) {
    v.is("an upgrade", "Something that the hangar improves, craft by craft.");
    v.field("id", u.id, defines(Kind::UpgradeEntry), "What saves call it: never change it.");
    v.field("name", u.name, kText, "What players see; the id when left out.");
    v.field("description", u.description, kText, "What the mechanic says about it.");
    v.field("icon", u.icon, refers_to(Kind::IconPicture), "Picture gfx/icons/<icon>.png.");
    v.field("improves", u.improves, "Numbers of the craft that get better.");
    v.field("levels", u.levels, "Its steps, in the order in which they are bought.");
}

template <class V>
void describe(V& v, MedalNeed& n) {
    v.is("a need", "What a medal asks for.");
    v.here(n.position);
    v.field("stat", n.stat, kRequiredText,
            "A statistic: kills, kills.<craft type>, complete.<mission>, tuna-earned …");
    v.field("least", n.least, Range{0, 1000000000}, "From here on it is met.");
    v.field("most", n.most, Range{0, 1000000000}, "Up to here it is met; 0 is no limit.");
}

template <class V>
void describe(V& v, Medal& m) {
    v.is("a medal", "Something to be proud of.");
    v.field("id", m.id, defines(Kind::MedalEntry), "What saves call it: never change it.");
    v.field("name", m.name, kText, "What players see; the id when left out.");
    v.field("text", m.text, kText, "What it is given for.");
    v.field("icon", m.icon, refers_to(Kind::IconPicture), "Picture gfx/icons/<icon>.png.");
    v.field("grade", m.grade, "The metal.");
    v.field("hidden", m.hidden, "Neither named nor explained before it is earned.");
    v.field("needs", m.needs, "All that must be so; progress is shown of the one that is farthest off.");
}

template <class V>
void describe(V& v, Conversation& c) {
    v.is("a conversation", "data/conversations/<id>.json: a talk on the comms screen.");
    v.field("name", c.name, kRequiredText, "As the list of calls shows it.");
    v.field("with", c.with, kText, "Speaker of the cast whose portrait stands in the list.");
    v.field("requires", c.required, refers_to(Kind::Mission), "Missions to finish before it comes in.");
    v.field("after", c.after, refers_to(Kind::Conversation), "Conversations to have before it comes in.");
    v.field("script", c.script.functions, "What is said; it begins with START.");
}

template <class V>
void describe(V& v, Scoring& s) {
    v.is("the scoring", "Points of endless missions and challenges.");
    v.field("second", s.second, Range{0, 100000}, "For each second held out in an endless mission.");
    v.field("kill", s.kill, Range{0, 100000}, "For each enemy.");
    v.field("complete", s.complete, Range{0, 1000000}, "For a challenge that is done.");
    v.field("spared_second", s.spared_second, Range{0, 100000}, "For each second below par.");
    v.field("par", s.par, Range{0, 36000}, "Seconds that a challenge may take before it costs points.");
    v.field("accuracy", s.accuracy, Range{0, 100000}, "For each percent of shots that hit.");
    v.field("unhurt", s.unhurt, Range{0, 1000000}, "For a hull without a scratch.");
}

struct UpgradesFile {
    std::vector<Upgrade> upgrades;
};
struct MedalsFile {
    std::vector<Medal> medals;
};

template <class V>
void describe(V& v, UpgradesFile& f) {
    v.is("the file of upgrades", "data/upgrades.json: what the hangar improves.");
    v.field("upgrades", f.upgrades, "In the order in which the hangar shows them.");
}
template <class V>
void describe(V& v, MedalsFile& f) {
    v.is("the file of medals", "data/medals.json");
    v.field("medals", f.medals, "In the order in which the records show them.");
}

}  // namespace nl::content
