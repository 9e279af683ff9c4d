#include "content/library.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "content/describe_craft.hpp"
#include "content/describe_library.hpp"
#include "content/feel.hpp"
#include "content/file_reader.hpp"
#include "content/names.hpp"
#include "content/sounds.hpp"

namespace nl::content {
namespace {

template <class T>
const T* find_by_id(const std::vector<T>& list, std::string_view id) {
    const auto it = std::find_if(list.begin(), list.end(), [&](const T& entry) { return entry.id == id; });
    return it == list.end() ? nullptr : &*it;
}

std::string id_of(const std::string& file) { return std::filesystem::path(file).stem().string(); }

/// Loads the files of data/ one after the other, then checks what they say about each other.
class LibraryLoader {
  public:
    LibraryLoader(const SearchPath& files, Diagnostics& diagnostics)
        : files_(files), diagnostics_(diagnostics) {}

    Library load() {
        folder("data/craft", library_.craft);
        folder("data/weapons", library_.weapons);
        folder("data/items", library_.items);
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
            to.push_back(std::move(value));  // a broken one, too: who refers to it is not to blame
        }
    }

    void list_names() {
        for (const auto& each : files_.list("data/missions", ".json"))
            library_.missions.push_back(id_of(each));
        library_.portraits = files_.list("gfx/avatars", ".png");
        const Sounds sounds = load_sounds(files_, diagnostics_);
        (void)load_feel(files_, diagnostics_);  // the view reads it again; here only its mistakes count
        for (const auto& effect : sounds.effects) library_.effects.push_back(effect.id);
        for (const auto& piece : sounds.music) library_.music.push_back(piece.id);
    }

    void set_defaults() {
        for (auto& craft : library_.craft)
            if (craft.name.empty()) craft.name = craft.id;
        for (auto& craft : library_.craft)
            if (craft.sprite.empty()) craft.sprite = craft.id;
        for (auto& planet : library_.campaign.planets)
            if (planet.name.empty()) planet.name = planet.id;
        for (auto& item : library_.items)
            if (item.sprite.empty()) item.sprite = item.id;
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
    Library library_;
    std::vector<Findings> findings_;
};

}  // namespace

const CraftType* Library::find_craft(std::string_view id) const { return find_by_id(craft, id); }
const WeaponType* Library::find_weapon(std::string_view id) const { return find_by_id(weapons, id); }
const ItemType* Library::find_item(std::string_view id) const { return find_by_id(items, id); }
const Side* Library::find_side(std::string_view id) const { return find_by_id(sides, id); }
const Difficulty* Library::find_difficulty(std::string_view id) const { return find_by_id(difficulties, id); }
const Speaker* Library::find_speaker(std::string_view name) const {
    const auto it = std::find_if(cast.begin(), cast.end(), [&](const Speaker& s) { return s.name == name; });
    return it == cast.end() ? nullptr : &*it;
}

Library load_library(const SearchPath& files, Diagnostics& diagnostics) {
    return LibraryLoader(files, diagnostics).load();
}

}  // namespace nl::content
