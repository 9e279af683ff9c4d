#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "base/texts.hpp"
#include "ui/hub.hpp"
#include "ui/shop.hpp"
#include "ui/words.hpp"

namespace nl::ui {
namespace {

using view::Rect;

/// Ships to buy and fly, weapons to fit, upgrades to build in; the ship in the middle, and what would change
/// on the right.
class HangarTab final : public HubTab {
  public:
    void opened(Shell& shell) override { offers_ = list_offers(shell, page_); }

    void show(Ui& ui, Shell& shell, Rect where) override {
        const float list = std::clamp(where.w * 0.36F, 410.0F, 560.0F);
        const float stats = std::clamp(where.w * 0.28F, 320.0F, 430.0F);
        ui.panel({where.x, where.y, list, where.h});
        const std::string names[] = {ui.tr("Ships"), ui.tr("Weapons"), ui.tr("Upgrades")};
        auto page = static_cast<std::size_t>(page_);
        if (ui.tabs({where.x + 26.0F, where.y + 20.0F, list - 46.0F, 42.0F}, page, names, false)) {
            page_ = static_cast<OfferKind>(page);
            opened(shell);
        }
        show_list(ui, shell, {where.x + 34.0F, where.y + 76.0F, list - 66.0F, where.h - 100.0F});
        const Rect middle{where.x + list + 16.0F, where.y, where.w - list - stats - 32.0F, where.h};
        const Offer* offer = chosen_ < offers_.size() ? &offers_[chosen_] : nullptr;
        show_ship(ui, shell, offer, middle);
        const Rect panel{middle.right() + 16.0F, where.y, stats, where.h};
        ui.panel(panel);
        if (offer != nullptr)
            show_offer(ui, shell, *offer, {panel.x + 28.0F, panel.y + 26.0F, stats - 56.0F, panel.h - 52.0F});
    }
    [[nodiscard]] std::string_view accept_hint() const override { return to_translate("buy, fit or fly"); }

  private:
    void show_list(Ui& ui, Shell& shell, Rect where) {
        const Rect inside = ui.begin_list("hangar", where, contents_);
        Column column(inside, kRowSpace);
        const std::string* group = nullptr;
        bool changed = false;
        for (std::size_t i = 0; i < offers_.size(); ++i) {
            const Offer& offer = offers_[i];
            if (group == nullptr || *group != offer.group) {
                if (group != nullptr) column.skip(8.0F);
                if (!offer.group.empty()) draw_group(ui, column.next(24.0F), group_text(ui, offer));
                group = &offer.group;
            }
            changed = show_row(ui, shell, i, column.next(kRowHeight)) || changed;
            if (changed) break;  // the list is another one now
        }
        if (!changed) contents_ = column.y() - inside.y;
        ui.end_list();
        if (changed) opened(shell);
    }

    static std::string group_text(const Ui& ui, const Offer& offer) {
        const std::string what = ui.tr(offer.secondary ? "Launcher" : "Guns");
        return offer.slots_alike > 1 ? concat(what, " ", std::to_string(offer.slot_number)) : what;
    }

    bool show_row(Ui& ui, Shell& shell, std::size_t i, Rect where) {
        const Offer& offer = offers_[i];
        const auto row = picture_row(ui, where, ui.tr_in(offer.context, offer.name), state_text(ui, offer),
                                     price_text(ui, offer), !offer.locked);
        if (offer.kind == OfferKind::Ship)
            ui.craft_picture(offer.picture, row.picture,
                             offer.locked ? view::kWhite.dimmed(0.25F) : view::kWhite);
        else
            ui.icon(offer.picture, row.picture.inset(6.0F),
                    offer.locked ? view::kWhite.dimmed(0.3F) : view::kWhite);
        if (offer.chosen)
            ui.icon("check", {row.picture.right() - 16.0F, row.picture.bottom() - 16.0F, 20.0F, 20.0F});
        if (row.focused) chosen_ = i;
        return row.used && use(ui, shell, offer);
    }

    static std::string state_text(const Ui& ui, const Offer& offer) {
        if (offer.locked) return ui.tr("not on sale yet");
        if (offer.kind == OfferKind::Upgrade)
            return filled(ui.tr("level {level} of {most}"),
                          {{"level", std::to_string(offer.level)}, {"most", std::to_string(offer.most)}});
        if (offer.chosen) return ui.tr(offer.kind == OfferKind::Ship ? "you fly this" : "fitted");
        return offer.owned ? ui.tr("yours") : "";
    }

    static std::string price_text(const Ui& ui, const Offer& offer) {
        if (offer.locked || offer.owned) return {};
        return concat(number_text(offer.price), " ", ui.tr("tuna"));
    }

    /// Returns whether anything has changed.
    bool use(Ui& ui, Shell& shell, const Offer& offer) {
        if (offer.owned && offer.kind == OfferKind::Upgrade) return false;  // nothing left to build in
        if (!offer.owned && shell.profile.tuna < offer.price) {
            ui.sound("menu-denied");
            poor_at_ = ui.time();
            return false;
        }
        if (offer.kind == OfferKind::Ship && !offer.owned) {
            ask(ui, shell, offer);
            return false;
        }
        if (!offer.owned) ui.sound("cash");
        take_offer(shell, offer);
        return true;
    }

    void ask(Ui& ui, Shell& shell, const Offer& offer) {
        const std::string name = ui.tr_in(offer.context, offer.name);
        shell.push(confirm_screen(
            filled(ui.tr("Buy the {ship}?"), {{"ship", name}}),
            filled(ui.tr("It costs {price} tuna, of which you have {tuna}."),
                   {{"price", number_text(offer.price)}, {"tuna", number_text(shell.profile.tuna)}}),
            ui.tr("Buy"), [&shell, offer] { take_offer(shell, offer); }));
    }

    static void show_ship(Ui& ui, const Shell& shell, const Offer* offer, Rect where) {
        const std::string id =
            offer != nullptr && offer->kind == OfferKind::Ship ? offer->id : shell.profile.flies;
        const auto* craft = shell.library->find_craft(id);
        if (craft == nullptr) return;
        view::Canvas& canvas = ui.canvas();
        const bool locked = offer != nullptr && offer->kind == OfferKind::Ship && offer->locked;
        const float r = std::min(where.w * 0.46F, (where.h - 190.0F) * 0.5F);
        const Vec2 c{where.centre().x, where.y + (where.h - 170.0F) * 0.5F};
        const auto turn = static_cast<float>(ui.time()) * 0.25F;
        canvas.disc(c, r, view::kInk.faded(0.45F));
        for (int i = 0; i < 12; ++i) {
            const float a = turn + static_cast<float>(i) * 0.5236F;
            canvas.arc(c, r, 3.0F, a, a + 0.3F, view::kEdge.faded(0.5F));
        }
        canvas.circle(c, r * 0.8F, 1.0F, view::kEdge.faded(0.25F));
        const float size = r * 1.25F;
        ui.craft_picture(craft->sprite, {c.x - size * 0.5F, c.y - size * 0.5F, size, size},
                         locked ? view::kWhite.dimmed(0.15F) : view::kWhite);
        view::TextStyle s;
        s.size = 32.0F;
        s.bold = true;
        s.colour = view::kName;
        ui.label(ui.tr_in("craft", craft->name), {c.x, c.y + r + 16.0F}, s, view::Align::Centre);
        view::TextStyle text;
        text.size = 17.0F;
        text.colour = view::kText;
        const auto lines = ui.text().wrap(ui.tr_in("craft", craft->description), text, where.w - 16.0F);
        (void)ui.text().draw(canvas, lines, {c.x, c.y + r + 60.0F}, text, view::Align::Centre);
    }

    void show_offer(Ui& ui, const Shell& shell, const Offer& offer, Rect where) const {
        float y = where.y;
        view::TextStyle s;
        s.size = 24.0F;
        s.bold = true;
        s.colour = view::kName;
        ui.label(ui.text().shortened(ui.tr_in(offer.context, offer.name), s, where.w), {where.x, y}, s);
        y += 38.0F;
        view::TextStyle text;
        text.size = 16.0F;
        text.colour = view::kDim;
        if (offer.kind != OfferKind::Ship)
            y += ui.paragraph(ui.tr_in(offer.context, offer.description), {where.x, y, where.w, 0.0F}, text) +
                 12.0F;
        const auto before = figures_of(*shell.library, shell.profile.outfit());
        const auto after = figures_of(*shell.library, outfit_after(shell, offer));
        for (std::size_t i = 0; i < before.size() && i < after.size(); ++i)
            y += show_figure(ui, before[i], after[i], {where.x, y, where.w, 0.0F});
        if (offer.locked) return show_lock(ui, shell, offer, where);
        if (offer.owned) return;
        const bool poor = shell.profile.tuna < offer.price;
        view::TextStyle price;
        price.size = 22.0F;
        price.bold = true;
        price.colour = poor ? view::kFoe : view::kAmber;
        const bool flash = poor && ui.time() - poor_at_ < 0.6 && static_cast<int>(ui.time() * 10.0) % 2 == 0;
        ui.icon("tuna", {where.x, where.bottom() - 34.0F, 30.0F, 30.0F});
        if (!flash)
            ui.label(
                poor ? concat(number_text(offer.price), "   ", ui.tr("too dear")) : number_text(offer.price),
                {where.x + 42.0F, where.bottom() - 33.0F}, price);
    }

    static void show_lock(Ui& ui, const Shell& shell, const Offer& offer, Rect where) {
        const auto mission = std::find_if(shell.missions.begin(), shell.missions.end(),
                                          [&](const auto& m) { return m.id == offer.opened_by; });
        if (mission == shell.missions.end()) return;
        view::TextStyle s;
        s.size = 18.0F;
        s.colour = view::kAmber;
        const auto lines = ui.text().wrap(filled(ui.tr("On sale after {mission}"),
                                                 {{"mission", mission_name(ui, mission->id, mission->name)}}),
                                          s, where.w - 34.0F);
        const float tall = static_cast<float>(lines.size()) * view::Text::line_height(s.size);
        const float y = where.bottom() - tall - 6.0F;
        ui.icon("lock", {where.x, y, 24.0F, 24.0F});
        (void)ui.text().draw(ui.canvas(), lines, {where.x + 34.0F, y}, s);
    }

    static float show_figure(Ui& ui, const Figure& before, const Figure& after, Rect where) {
        const bool better = after.value > before.value * 1.001F;
        const bool worse = after.value < before.value * 0.999F;
        const view::Colour colour = better ? view::kFriend : worse ? view::kFoe : view::kText;
        const std::string now = number_text(std::lround(after.value));
        const std::string was = number_text(std::lround(before.value));
        view::TextStyle s;
        s.size = 16.0F;
        s.colour = view::kDim;
        ui.label(ui.tr(after.name), {where.x, where.y}, s);
        s.colour = colour;
        ui.label(better || worse ? concat(was, "  →  ", now) : now, {where.right(), where.y}, s,
                 view::Align::Right);
        const Rect bar{where.x, where.y + 22.0F, where.w, 8.0F};
        const float low = std::min(before.value, after.value) / after.most;
        const float high = std::max(before.value, after.value) / after.most;
        ui.gauge(bar, low, view::kEdge.dimmed(0.85F));
        if (better || worse)
            ui.canvas().rect({bar.x + bar.w * std::min(low, 1.0F), bar.y,
                              bar.w * (std::min(high, 1.0F) - std::min(low, 1.0F)), bar.h},
                             colour);
        return 42.0F;
    }

    OfferKind page_ = OfferKind::Ship;
    std::vector<Offer> offers_;
    std::size_t chosen_ = 0;
    float contents_ = 0.0F;
    double poor_at_ = -10.0;
};

}  // namespace

std::unique_ptr<HubTab> hangar_tab() { return std::make_unique<HangarTab>(); }

}  // namespace nl::ui
