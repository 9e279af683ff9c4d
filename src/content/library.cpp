#include "content/library.hpp"

#include <algorithm>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/text.hpp"
#include "content/describe_craft.hpp"
#include "content/describe_library.hpp"
#include "content/describe_progress.hpp"
#include "content/describe_sounds.hpp"
#include "content/feel.hpp"
#include "content/file_reader.hpp"
#include "content/names.hpp"
#include "content/sounds.hpp"
#include "content/statistics.hpp"

namespace nl::content {
namespace {

constexpr std::pair<std::string_view, std::string_view> kFileFolders[] = {
    {"gfx/craft", ".png"},   {"gfx/effects", ".png"},   {"gfx/items", ".png"},
    {"gfx/icons", ".png"},   {"gfx/planets", ".png"},   {"gfx/backdrops", ".jpg"},
    {"gfx/avatars", ".png"}, {"sound/effects", ".ogg"}, {"sound/music", ".ogg"}};

/// A craft or an item has the picture of its own name.
template <class T>
void set_default_sprite(T& value, NamesFound& names) {
    if constexpr (std::is_same_v<T, CraftType> || std::is_same_v<T, ItemType>) {
        if (!value.sprite.empty()) return;
        value.sprite = value.id;
        const Kind kind = std::is_same_v<T, CraftType> ? Kind::CraftPicture : Kind::ItemPicture;
        names.used.push_back({kind, value.sprite, {1, 1}});
    }
}

std::string id_of(const std::string& file) { return std::filesystem::path(file).stem().string(); }

/// Loads the files of data/ one after the other, then checks what they say about each other.
class LibraryLoader {
  public:
    LibraryLoader(const SearchPath& files, Diagnostics& diagnostics, MissingFiles missing)
        : files_(files), diagnostics_(diagnostics), missing_(missing) {}

    Library load() {
        folder("data/craft", library_.craft);
        folder("data/weapons", library_.weapons);
        folder("data/items", library_.items);
        folder("data/hazards", library_.hazards);
        SidesFile sides;
        file("data/sides.json", sides);
        library_.sides = std::move(sides.sides);
        CastFile cast;
        file("data/cast.json", cast);
        library_.cast = std::move(cast.cast);
        DifficultyFile difficulty;
        file("data/difficulty.json", difficulty);
        library_.difficulties = std::move(difficulty.difficulties);
        CampaignFile campaign;
        if (files_.find("data/campaign.json")) file("data/campaign.json", campaign);
        library_.campaign = std::move(campaign.campaign);
        for (auto& side : campaign.sides) library_.sides.push_back(std::move(side));
        load_progress();
        list_names();
        set_defaults();
        report();
        return std::move(library_);
    }

  private:
    template <class T>
    void file(const std::string& name, T& value) {
        const auto path = files_.find(name);
        auto& findings = findings_.emplace_back();
        if (path)
            (void)read_path(*path, value, findings);
        else
            findings.diagnostics.error(name, {}, "this file is missing from the game's folder");
    }

    template <class T>
    void folder(const std::string& name, std::vector<T>& to) {
        for (const auto& each : files_.list(name, ".json")) {
            T value;
            value.id = id_of(each);
            file(each, value);
            set_default_sprite(value, findings_.back().names);
            to.push_back(std::move(value));  // a broken one, too: who refers to it is not to blame
        }
    }

    /// A small game has none of these.
    void load_progress() {
        UpgradesFile upgrades;
        if (files_.find("data/upgrades.json")) file("data/upgrades.json", upgrades);
        library_.upgrades = std::move(upgrades.upgrades);
        MedalsFile medals;
        if (files_.find("data/medals.json")) file("data/medals.json", medals);
        library_.medals = std::move(medals.medals);
        check_medals();
        for (const auto& each : files_.list("data/conversations", ".json")) {
            Conversation talk;
            talk.id = id_of(each);
            file(each, talk);
            talk.script.file = findings_.back().names.file;
            library_.conversations.push_back(std::move(talk));
        }
    }

    void check_medals() {
        std::vector<std::string> known;
        for (const auto& s : statistics()) known.emplace_back(s.name);
        for (const auto& medal : library_.medals)
            for (const auto& need : medal.needs)
                if (!is_statistic(need.stat))
                    findings_.back().diagnostics.error(
                        findings_.back().names.file, need.position,
                        concat("there is no statistic '", excerpt(need.stat), "'"),
                        did_you_mean(need.stat, known));
    }

    void list_names() {
        for (const auto& each : files_.list("data/missions", ".json"))
            library_.missions.push_back(id_of(each));
        library_.portraits = files_.list("gfx/avatars", ".png");
        if (missing_ == MissingFiles::Report) list_files();
        Sounds sounds;
        if (files_.find("data/sounds.json")) file("data/sounds.json", sounds);
        (void)load_feel(files_, diagnostics_);  // the view reads it again; here only its mistakes count
        for (const auto& effect : sounds.effects) library_.effects.push_back(effect.id);
        for (const auto& piece : sounds.music) library_.music.push_back(piece.id);
        std::sort(library_.effects.begin(), library_.effects.end());
        std::sort(library_.music.begin(), library_.music.end());
    }

    void list_files() {
        for (const auto& [folder, ending] : kFileFolders)
            for (auto& each : files_.list(folder, ending)) library_.files.push_back(std::move(each));
        std::sort(library_.files.begin(), library_.files.end());
    }

    void set_defaults() {
        for (auto& craft : library_.craft)
            if (craft.name.empty()) craft.name = craft.id;
        for (auto& planet : library_.campaign.planets)
            if (planet.name.empty()) planet.name = planet.id;
        for (auto& upgrade : library_.upgrades)
            if (upgrade.name.empty()) upgrade.name = upgrade.id;
        for (auto& medal : library_.medals)
            if (medal.name.empty()) medal.name = medal.id;
    }

    void report() {
        for (auto& findings : findings_) {
            check_names(findings.names, library_, findings.diagnostics);
            findings.diagnostics.sort();
            diagnostics_.append(findings.diagnostics);
        }
    }

    const SearchPath& files_;
    Diagnostics& diagnostics_;
    MissingFiles missing_;
    Library library_;
    std::vector<Findings> findings_;
};

}  // namespace

Library load_library(const SearchPath& files, Diagnostics& diagnostics, MissingFiles missing) {
    return LibraryLoader(files, diagnostics, missing).load();
}

}  // namespace nl::content
