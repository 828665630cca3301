import type { StrozziView } from "../../lib/messages.ts";
import type { Translate } from "../../model/say.ts";
import { decides, lotsOrNone } from "../common/words.ts";
import { markerSide, projectedPay } from "./harbour.ts";

/** The position as sentences, for screen readers and for people who prefer to read. */
export function positionText(t: Translate, view: StrozziView, names: readonly string[]): string[] {
  const lines = [
    t("text-round", { round: view.round, bag: view.bag }),
    t("text-group", { lots: lotsOrNone(t, view.group, view.gold), n: view.group_value }),
  ];
  if (view.price !== null) {
    lines.push(t("text-price", { name: names[view.active - 1] ?? "", n: view.price }));
  }
  lines.push(...decides(t, view.to_act, names));
  for (const house of view.players) {
    const name = names[house.seat - 1] ?? "";
    lines.push(t("text-house", { name, money: house.money, pay: projectedPay(view, house.seat) }));
    for (const ship of house.fleet) {
      const where = ship.harbour === null ? t("text-at-home") : t(`harbour-${ship.harbour}`);
      const lots = lotsOrNone(t, ship.lots, view.gold);
      lines.push(t("text-ship", { name, holds: ship.holds, where, lots }));
    }
  }
  for (const harbour of view.harbours) {
    for (const track of harbour.tracks) {
      const side = markerSide(track.marker_now);
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
