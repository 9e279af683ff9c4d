#include "base/plural.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

using nl::PluralRule;

std::size_t form(std::string_view rule, std::int64_t n) {
    std::string why;
    const auto parsed = PluralRule::parse(rule, why);
    EXPECT_TRUE(parsed.has_value()) << rule << ": " << why;
    return parsed ? parsed->form_of(n) : 99;
}

TEST(Plural, WithoutARuleItIsEnglish) {
    const PluralRule english;
    EXPECT_EQ(english.forms(), 2U);
    EXPECT_EQ(english.form_of(1), 0U);
    EXPECT_EQ(english.form_of(0), 1U);
    EXPECT_EQ(english.form_of(21), 1U);
}

TEST(Plural, KnowsTheRulesOfRealLanguages) {
    const std::string polish =
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);";
    EXPECT_EQ(form(polish, 1), 0U);
    EXPECT_EQ(form(polish, 22), 1U);
    EXPECT_EQ(form(polish, 12), 2U);
    EXPECT_EQ(form(polish, 5), 2U);
    EXPECT_EQ(form("nplurals=1; plural=0;", 7), 0U);
    EXPECT_EQ(form("nplurals=2; plural=n > 1;", 0), 0U);
    EXPECT_EQ(form("nplurals=2; plural=(n != 1);", -1), 0U);
    const std::string arabic =
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;";
    EXPECT_EQ(form(arabic, 2), 2U);
    EXPECT_EQ(form(arabic, 103), 3U);
    EXPECT_EQ(form(arabic, 111), 4U);
    EXPECT_EQ(form(arabic, 100), 5U);
}

TEST(Plural, BindsAsCDoes) {
    EXPECT_EQ(form("nplurals=6; plural=1+1*2", 0), 3U);
    EXPECT_EQ(form("nplurals=6; plural=5-2-1", 0), 2U);
    EXPECT_EQ(form("nplurals=6; plural=!n+1", 0), 2U);
    EXPECT_EQ(form("nplurals=6; plural=0 || 1 && 0", 0), 0U);
}

TEST(Plural, NothingInARuleCanHurt) {
    EXPECT_EQ(form("nplurals=2; plural=n/0", 5), 0U);
    EXPECT_EQ(form("nplurals=2; plural=n%(n-n)", 5), 0U);
    EXPECT_EQ(form("nplurals=2; plural=n-9", 5), 1U);  // far out of range: the last form
    std::string why;
    for (const std::string bad :
         {"", "plural=0", "nplurals=0; plural=0", "nplurals=7; plural=0", "nplurals=2",
          "nplurals=2; plural=", "nplurals=2; plural=n)", "nplurals=2; plural=(n", "nplurals=2; plural=n?1",
          "nplurals=2; plural=system(1)", "nplurals=2; plural=99999999999", "nplurals=2; plural=n n"})
        EXPECT_FALSE(PluralRule::parse(bad, why).has_value()) << bad;
    EXPECT_FALSE(PluralRule::parse("nplurals=2; plural=" + std::string(100000, '('), why).has_value());
    EXPECT_FALSE(PluralRule::parse("nplurals=2; plural=" + std::string(100000, '!') + "n", why).has_value());
    std::string longest = "nplurals=2; plural=n";
    for (int i = 0; i < 100000; ++i) longest += "+n";
    EXPECT_FALSE(PluralRule::parse(longest, why).has_value());
    std::string deep = "nplurals=2; plural=n";
    for (int i = 0; i < 1000; ++i) deep += "?n:n";
    EXPECT_FALSE(PluralRule::parse(deep, why).has_value());
}

}  // namespace
