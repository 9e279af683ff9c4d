#include "base/source_line.hpp"

namespace nl {

Position SourceLine::at(std::size_t offset) const {
    std::size_t column = start.column + offset;
    for (const Shift& s : shifts)
        if (offset >= s.from) column += s.shift;
    return {start.line, static_cast<std::uint32_t>(column)};
}

}  // namespace nl
