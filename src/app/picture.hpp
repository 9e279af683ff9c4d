#pragma once

#include <filesystem>
#include <memory>
#include <string>

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

    void after_tick(const sim::Stage& stage);
    /// False with the reason in why.
    [[nodiscard]] bool save(const sim::Stage& stage, const std::filesystem::path& path, std::string& why);

  private:
    struct Body;
    std::unique_ptr<Body> body_;
};

}  // namespace nl::app
