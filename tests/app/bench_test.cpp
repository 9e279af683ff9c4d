#include <gtest/gtest.h>

#include <sstream>

#include "app/commands/commands.hpp"

namespace {

std::uint64_t one_more() {
    static std::uint64_t made = 0;
    return ++made;
}

TEST(Bench, TellsTheAllocationsThatTheProgramCounts) {
    std::ostringstream out;
    std::ostringstream err;
    const std::vector<std::string> words = {"bench", "--fighters", "2", "--ticks", "50", "--json"};
    EXPECT_EQ(nl::app::run_command_line(words, nl::app::all_commands(), {out, err, one_more}), 0)
        << err.str();
    EXPECT_NE(out.str().find(R"("allocations":50})"), std::string::npos) << out.str();
}

}  // namespace
