#include "content/reference.hpp"

#include "base/text.hpp"
#include "content/describe_craft.hpp"
#include "content/describe_feel.hpp"
#include "content/describe_library.hpp"
#include "content/describe_mission.hpp"
#include "content/describe_progress.hpp"
#include "content/describe_sounds.hpp"
#include "content/reference_writer.hpp"

namespace nl::content {

std::vector<Reference> references() {
    return {{"campaign", ReferenceWriter::reference_of<CampaignFile>()},
            {"cast", ReferenceWriter::reference_of<CastFile>()},
            {"conversation", ReferenceWriter::reference_of<Conversation>()},
            {"craft", ReferenceWriter::reference_of<CraftType>()},
            {"difficulty", ReferenceWriter::reference_of<DifficultyFile>()},
            {"feel", ReferenceWriter::reference_of<Feel>()},
            {"item", ReferenceWriter::reference_of<ItemType>()},
            {"hazard", ReferenceWriter::reference_of<HazardType>()},
            {"medals", ReferenceWriter::reference_of<MedalsFile>()},
            {"mission", ReferenceWriter::reference_of<Mission>()},
            {"sides", ReferenceWriter::reference_of<SidesFile>()},
            {"sounds", ReferenceWriter::reference_of<Sounds>()},
            {"upgrades", ReferenceWriter::reference_of<UpgradesFile>()},
            {"weapon", ReferenceWriter::reference_of<WeaponType>()}};
}

std::string with_section(std::string manual, const std::string& name, const std::string& text) {
    const std::string begin = concat("<!-- ", name, ":begin -->\n");
    const std::string end = concat("<!-- ", name, ":end -->");
    const auto from = manual.find(begin);
    if (from == std::string::npos) return manual;
    const auto to = manual.find(end, from);
    if (to == std::string::npos) return manual;
    return manual.replace(from + begin.size(), to - from - begin.size(), text);
}

}  // namespace nl::content
