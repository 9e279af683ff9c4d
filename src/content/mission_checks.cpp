#include "content/mission_checks.hpp"

namespace nl::content {

void check_mission(const Mission&, const Library&, Diagnostics&) {}

}  // namespace nl::content
