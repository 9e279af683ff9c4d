#pragma once

#include <unistd.h>

#include <initializer_list>

#include "ui_fixture.hpp"

using nl::ui::UiInput;

/// A campaign of four missions on the real map, with the game's own library.
inline std::vector<nl::ui::MissionEntry> missions() {
    const auto entry = [](const char* id, const char* name, const char* planet,
                          std::vector<std::string> required) {
        nl::ui::MissionEntry m;
        m.id = id;
        m.name = name;
        m.planet = planet;
        m.briefing = {"A short flight, Leo. Out to the rocks, once round, and home.", "Be firm."};
        m.required = std::move(required);
        m.objectives = {{"Destroy the scouts", false}, {"Keep the paint", true}};
        m.rewards.tuna = 100;
        m.craft = "tabby";
        return m;
    };
    std::vector<nl::ui::MissionEntry> out = {entry("radio-check", "Radio Check", "Saucer", {}),
                                             entry("tuna-run", "Tuna Run", "Crumb", {"radio-check"}),
                                             entry("empty-corner", "The Empty Corner", "Attic", {"tuna-run"}),
                                             entry("buoy-run", "Lamplighter", "Whiskers", {"empty-corner"})};
    out[2].rewards.unlocks = {"siamese"};
    nl::ui::MissionEntry storm = entry("endless-storm", "Endless Storm", "Saucer", {});
    storm.optional = true;
    storm.kind = nl::content::MissionKind::Endless;
    out.push_back(storm);
    return out;
}

/// A profile that has seen something of everything.
inline void live_a_little(nl::save::Profile& p) {
    nl::save::FlightRecord f;
    f.mission = "radio-check";
    f.difficulty = "cat";
    f.craft = "tabby";
    f.complete = true;
    f.ticks = 7440;
    f.kills = 31;
    f.shots = 200;
    f.hits = 133;
    f.reward = 2500;
    f.counts = {{"kills.gnat", 24}, {"kills.spitter", 7}, {"items", 9}};
    (void)nl::save::add_flight(p, f);
    f.mission = "endless-storm";
    f.complete = false;
    for (int i = 0; i < 10; ++i) {
        f.points = 1200 * (10 - i);
        (void)nl::save::add_flight(p, f);
    }
    p.met = {"gnat", "spitter", "tabby", "frigate", "mother-brood"};
    p.medals = {"first-purr", "scratching", "radio-works"};
    p.notes = {{"tide", "The tide", "The Admiral thinks that something pulls the Greebles.", "tuna-run"},
               {"hangar", "The hangar", "Sprocket turns tuna into better ships.", "rent"}};
    p.quests = {{"singer", 10, "Something out there sings along with Leo."},
                {"bolts", 100, "Sprocket has stopped asking."}};
    for (int i = 0; i < 30; ++i)
        p.spoken["radio-check"].push_back({"1:05", i % 2 == 0 ? "Leo" : "Mittens",
                                           "A line that somebody says, number " + std::to_string(i)});
}

class Round : public UiTest {
  protected:
    explicit Round(int width = 1280, int height = 720) : UiTest(width, height) {
        const auto* info = testing::UnitTest::GetInstance()->current_test_info();
        std::string leaf = "nine-lives-round-" + std::string(info->name()) + "-" + std::to_string(::getpid());
        for (char& c : leaf)
            if (c == '/') c = '-';
        folder_ = std::filesystem::temp_directory_path() / leaf;
        std::filesystem::remove_all(folder_);
        slots_ = std::make_unique<nl::save::Slots>(folder_);
        shell_.slots = slots_.get();
        shell_.missions = missions();
        for (const auto& m : shell_.missions) shell_.catalogue[m.id] = {m.kind, m.optional};
        shell_.difficulties = {{"kitten", "Kitten"}, {"cat", "Cat"}, {"tiger", "Tiger"}};
        shell_.services.start_mission = [this](const std::string& id) { started_ = id; };
        shell_.services.list_replays = [] {
            return std::vector<nl::ui::ReplayEntry>{{"/nowhere/1.replay", "radio-check", "cat", true, 7440},
                                                    {"/nowhere/2.replay", "tuna-run", "tiger", false, 3000}};
        };
        shell_.services.watch_replay = [this](const std::filesystem::path& file) { watched_ = file; };
    }
    ~Round() override { std::filesystem::remove_all(folder_); }

    void presses(std::initializer_list<bool UiInput::*> keys) {
        for (const auto key : keys) press(key);
    }
    void type(const std::string& text) {
        UiInput input;
        input.typed = text;
        frame(input);
    }
    /// Turns the hub to its page n, from the first.
    void turn_to(int n) {
        for (int i = 0; i < n; ++i) press(&UiInput::next_tab);
    }
    [[nodiscard]] nl::save::Profile kept(int slot = 1) const {
        return slots_->look(slot).profile.value_or(nl::save::Profile{});
    }

    std::filesystem::path folder_;
    std::unique_ptr<nl::save::Slots> slots_;
    std::string started_;
    std::filesystem::path watched_;
};
