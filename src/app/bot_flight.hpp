#pragma once

#include <functional>

#include "app/flight.hpp"
#include "sim/bot.hpp"

namespace nl::app {

/// How long the bot tries before a mission counts as timed out.
inline constexpr sim::Tick kLongestFlight = 20 * 60 * sim::kTicksPerSecond;

/// Lets a bot fly until the mission has ended or `limit` ticks have passed. after_tick may be empty.
inline void fly_by_bot(Flight& flight, sim::Bot bot, sim::Tick limit,
                       const std::function<void(const sim::Stage&)>& after_tick = {}) {
    while (!flight.stage().ended() && flight.stage().now() < limit) {
        flight.tick(bot.decide(flight.stage()));
        if (after_tick) after_tick(flight.stage());
    }
}

}  // namespace nl::app
