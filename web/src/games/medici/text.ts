import type { BuyerSheet, MediciView } from "../../lib/messages.ts";
import type { Translate } from "../../model/say.ts";
import { decides, lotsOrNone } from "../common/words.ts";
import { chips } from "./strip.ts";

const payOf = (sheet?: BuyerSheet): number => (sheet ? sheet.cargo_pay + sheet.stall_pay : 0);

/** The position as sentences, for screen readers and for people who prefer to read. */
export function positionText(t: Translate, view: MediciView, names: readonly string[]): string[] {
  const lines = [
    t("text-day", { day: view.day, bag: view.bag }),
    t("text-group", { lots: lotsOrNone(t, view.group, view.gold), n: view.group_value }),
  ];
  if (view.bidder !== null) {
    lines.push(t("text-high", { name: names[view.bidder - 1] ?? "", n: view.high }));
  }
  if (view.bidding.length) {
    const list = chips(view).map((chip) => `${names[chip.seat - 1]} ${t(chip.key, { n: chip.florins })}`);
    lines.push(t("text-auction", { list: list.join(", ") }));
  }
  lines.push(...decides(t, view.to_act, names));
  for (const buyer of view.buyers) {
    lines.push(
      t("text-buyer", {
        name: names[buyer.seat - 1] ?? "",
        money: buyer.money,
        lots: lotsOrNone(t, buyer.ship, view.gold),
        cargo: buyer.cargo,
        free: buyer.free,
        cloth: buyer.levels_now.cloth,
        fur: buyer.levels_now.fur,
        grain: buyer.levels_now.grain,
        dye: buyer.levels_now.dye,
        spice: buyer.levels_now.spice,
        pay: payOf(view.projection.buyers[buyer.seat - 1]),
      }),
    );
  }
  return lines;
}
