#include "content/schema.hpp"

#include "content/describe_craft.hpp"
#include "content/describe_feel.hpp"
#include "content/describe_library.hpp"
#include "content/describe_mission.hpp"
#include "content/describe_progress.hpp"
#include "content/describe_sounds.hpp"
#include "content/schema_writer.hpp"

namespace nl::content {
namespace {

template <class T>
Schema schema(const std::string& name) {
    return {"data/schema/" + name + ".schema.json", SchemaWriter::schema_of<T>()};
}

}  // namespace

std::string mission_schema() { return SchemaWriter::schema_of<Mission>(); }

std::vector<Schema> schemas() {
    return {schema<CampaignFile>("campaign"),
            schema<CastFile>("cast"),
            schema<Conversation>("conversation"),
            schema<CraftType>("craft"),
            schema<DifficultyFile>("difficulty"),
            schema<Feel>("feel"),
            schema<HazardType>("hazard"),
            schema<ItemType>("item"),
            schema<MedalsFile>("medals"),
            schema<Mission>("mission"),
            schema<SidesFile>("sides"),
            schema<Sounds>("sounds"),
            schema<UpgradesFile>("upgrades"),
            schema<WeaponType>("weapon")};
}

}  // namespace nl::content
