#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/command_line.hpp"
#include "app/loading.hpp"
#include "sim/stage.hpp"

namespace nl::app {

/// Draws a flight into memory; needs no display. Told of every tick, so that particles and bars are as they
/// would be.
class FlightPicture {
  public:
    FlightPicture(const LoadedMission& mission, const SearchPath& files, Size size);
    ~FlightPicture();

    /// A code of content/languages.hpp; English until then.
    void set_language(std::string_view code);
    /// Notes every line of text that is drawn from now on; see view::Text.
    void note_lines(std::vector<std::string>* into);
    void after_tick(const sim::Stage& stage);
    void draw(const sim::Stage& stage);
    /// False with the reason in why.
    [[nodiscard]] bool save(const sim::Stage& stage, const std::filesystem::path& path, std::string& why);

  private:
    struct Body;
    std::unique_ptr<Body> body_;
};

}  // namespace nl::app
