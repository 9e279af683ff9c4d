#include "save/options.hpp"

#include <cmath>
#include <set>

#include "save/json_writer.hpp"
#include "save/kept_file.hpp"

namespace nl::save {
namespace {

constexpr std::int64_t kVersion = 1;
constexpr const char* kName = "options";

/// Takes each option that the object has with the right kind and range.
struct OptionReader {
    JsonValue from;

    void operator()(std::string_view key, float& field, float least, float most) const {
        const auto v = from.find(key);
        if (!v || !v->is(JsonKind::Number)) return;
        const auto n = static_cast<float>(v->number());
        if (n >= least && n <= most) field = n;
    }
    void operator()(std::string_view key, bool& field) const {
        if (const auto v = from.find(key); v && v->is(JsonKind::Boolean)) field = v->boolean();
    }
    void operator()(std::string_view key, std::string& field) const {
        if (const auto v = from.find(key); v && v->is(JsonKind::String)) field = std::string(v->string());
    }
    void operator()(std::string_view key, std::map<std::string, std::string>& field) const {
        const auto v = from.find(key);
        if (!v) return;
        for (const auto& m : v->members())
            if (m.value.is(JsonKind::String)) field[std::string(m.key)] = std::string(m.value.string());
    }
};

struct OptionWriter {
    JsonWriter& to;
    std::set<std::string, std::less<>>& written;

    void operator()(std::string_view key, float field, float, float) const {
        // Rounded, so that 0.7F does not become 0.699999988.
        to.number(key, std::round(static_cast<double>(field) * 1e4) / 1e4);
        written.emplace(key);
    }
    void operator()(std::string_view key, bool field) const {
        to.boolean(key, field);
        written.emplace(key);
    }
    void operator()(std::string_view key, const std::string& field) const {
        to.text(key, field);
        written.emplace(key);
    }
    void operator()(std::string_view key, const std::map<std::string, std::string>& field) const {
        to.begin_object(key);
        for (const auto& [name, value] : field) to.text(name, value);
        to.end_object();
        written.emplace(key);
    }
};

}  // namespace

Options load_options(const std::filesystem::path& folder, std::vector<std::string>& notices) {
    Options out;
    const Kept kept = KeptFile(folder, kName).read();
    notices.insert(notices.end(), kept.notices.begin(), kept.notices.end());
    if (kept.document) each_option(out, OptionReader{kept.document->root()});
    return out;
}

bool save_options(const std::filesystem::path& folder, const Options& options, std::string& why) {
    const KeptFile file(folder, kName);
    JsonWriter writer;
    std::set<std::string, std::less<>> written{"checksum", "version"};
    writer.begin_object();
    writer.number("version", kVersion);
    each_option(options, OptionWriter{writer, written});
    const Kept before = file.read();
    if (before.document)
        for (const auto& m : before.document->root().members())
            if (!written.contains(m.key)) writer.copy(m.key, m.value);
    writer.end_object();
    return file.write(writer.result(), why);
}

}  // namespace nl::save
