#include "source_folder.hpp"

namespace nl {

std::filesystem::path source_folder() { return NINE_LIVES_SOURCE_DIR; }

}  // namespace nl
