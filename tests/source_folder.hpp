#pragma once

#include <filesystem>

namespace nl {

/// The folder with the project's own data, gfx and tests.
std::filesystem::path source_folder();

}  // namespace nl
