#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nl::script {

/// The names that a mission defines, list by list ("craft", "objective", …): what scripts are checked
/// against. A list that is not there is not checked.
class Vocabulary {
  public:
    struct List {
        std::string what;  ///< how messages call one of them: "craft or group"
        std::vector<std::string> words;
    };
    void set(std::string_view list, std::string what, std::vector<std::string> words) {
        lists_.insert_or_assign(std::string(list), List{std::move(what), std::move(words)});
    }
    /// nullptr when nothing is known of that list.
    [[nodiscard]] const List* find(std::string_view list) const {
        const auto it = lists_.find(list);
        return it == lists_.end() ? nullptr : &it->second;
    }

  private:
    std::map<std::string, List, std::less<>> lists_;
};

}  // namespace nl::script
