// The position as sentences, for screen readers and for anybody who prefers to read.

import type { MediciView, PositionView, StrozziView } from "../lib/messages.ts";
import { lotWords, type Translate } from "./say.ts";
import { chips } from "./strip.ts";

export function positionText(t: Translate, view: PositionView, names: readonly string[]): string[] {
  return view.game === "medici" ? medici(t, view, names) : strozzi(t, view, names);
}

const list = (t: Translate, lots: readonly string[], gold: number) =>
  lots.length ? lots.map((lot) => lotWords(t, lot, gold)).join(", ") : t("text-none");

const toAct = (t: Translate, view: PositionView, names: readonly string[]) =>
  typeof view.to_act === "number" ? [t("text-turn", { name: names[view.to_act - 1] ?? "" })] : [];

const sumOf = (sheet?: { cargo_pay: number; stall_pay: number }) =>
  sheet ? sheet.cargo_pay + sheet.stall_pay : 0;

function medici(t: Translate, view: MediciView, names: readonly string[]): string[] {
  const lines = [
    t("text-day", { day: view.day, bag: view.bag }),
    t("text-group", { lots: list(t, view.group, view.gold), n: view.group_value }),
  ];
  if (view.bidder !== null) lines.push(t("text-high", { name: names[view.bidder - 1] ?? "", n: view.high }));
  if (view.bidding.length)
    lines.push(
      t("text-auction", {
        list: chips(view)
          .map((chip) => `${names[chip.seat - 1]} ${t(chip.key, { n: chip.florins })}`)
          .join(", "),
      }),
    );
  lines.push(...toAct(t, view, names));
  for (const buyer of view.buyers) {
    lines.push(
      t("text-buyer", {
        name: names[buyer.seat - 1] ?? "",
        money: buyer.money,
        lots: list(t, buyer.ship, view.gold),
        cargo: buyer.cargo,
        free: buyer.free,
        cloth: buyer.levels_now.cloth,
        fur: buyer.levels_now.fur,
        grain: buyer.levels_now.grain,
        dye: buyer.levels_now.dye,
        spice: buyer.levels_now.spice,
        pay: sumOf(view.projection.buyers[buyer.seat - 1]),
      }),
    );
  }
  return lines;
}

function strozzi(t: Translate, view: StrozziView, names: readonly string[]): string[] {
  const lines = [
    t("text-round", { round: view.round, bag: view.bag }),
    t("text-group", { lots: list(t, view.group, view.gold), n: view.group_value }),
  ];
  if (view.price !== null) lines.push(t("text-price", { name: names[view.active - 1] ?? "", n: view.price }));
  lines.push(...toAct(t, view, names));
  for (const house of view.players) {
    const pay =
      (view.projection.harbour_pay[house.seat - 1] ?? 0) +
      (view.projection.monopoly_pay[house.seat - 1] ?? 0);
    const name = names[house.seat - 1] ?? "";
    lines.push(t("text-house", { name, money: house.money, pay }));
    for (const ship of house.fleet) {
      const where = ship.harbour === null ? t("text-at-home") : t(`harbour-${ship.harbour}`);
      lines.push(t("text-ship", { name, holds: ship.holds, where, lots: list(t, ship.lots, view.gold) }));
    }
  }
  for (const harbour of view.harbours) {
    for (const track of harbour.tracks) {
      const side = track.marker_now > 0 ? 1 : track.marker_now < 0 ? 2 : 0;
      lines.push(
        t("text-track", {
          harbour: t(`harbour-${harbour.harbour}`),
          commodity: t(track.commodity),
          side: side ? (names[side - 1] ?? "") : "none",
          field: Math.abs(track.marker_now),
        }),
      );
    }
  }
  return lines;
}
