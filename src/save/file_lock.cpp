#include "save/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace nl::save {

FileLock::FileLock(const std::filesystem::path& path) {
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file_ < 0) return;
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) {
        state_ = State::Ours;
    } else if (errno == EWOULDBLOCK) {
        state_ = State::Others;
    }
}

FileLock::~FileLock() {
    if (file_ >= 0) (void)::close(file_);
}

}  // namespace nl::save
