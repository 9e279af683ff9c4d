#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "base/text.hpp"

namespace nl::app {

/// With --log-events: one line on the standard error stream for whatever a test of the window waits for.
class EventLog {
  public:
    explicit EventLog(bool on) : on_(on) {}
    void say(std::string_view what, std::string_view detail = {}) const {
        if (!on_) return;
        const std::string line = concat("event: ", what, detail.empty() ? "" : " ", detail, "\n");
        (void)std::fputs(line.c_str(), stderr);
        (void)std::fflush(stderr);
    }

  private:
    bool on_;
};

}  // namespace nl::app
