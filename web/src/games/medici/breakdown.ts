// Where a buyer's payout comes from if the day ended now, and what the group on offer would change.

import type { BuyerSheet, BuyerWorth } from "../../lib/messages.ts";
import type { Translate } from "../../model/say.ts";
import { summed, type Row } from "../../scene/rows.ts";
import { STALLS } from "./count.ts";

export function payRows(t: Translate, sheet: BuyerSheet, worth: BuyerWorth | null): Row[] {
  const now = [
    { label: t("breakdown-cargo", { n: sheet.cargo }), florins: sheet.cargo_pay },
    ...STALLS.flatMap((commodity) => {
      const args = { commodity: t(commodity), level: sheet.levels[commodity] };
      return [
        { label: t("breakdown-stall", args), florins: sheet.awards[commodity] },
        { label: t("breakdown-bonus", { what: t(commodity) }), florins: sheet.bonuses[commodity] },
      ];
    }),
  ];
  const rows = summed(now, t("breakdown-now"));
  if (!worth) return rows;
  const change = [
    { label: t("gain-ship", { from: worth.rank, to: worth.rank_after }), florins: worth.cargo_gain },
    ...worth.stalls.map(({ commodity, level, level_after, gain }) => ({
      label: t("gain-stall", { commodity: t(commodity), from: level, to: level_after }),
      florins: gain,
    })),
  ];
  return [...rows, ...summed(change, t("breakdown-with"), rows.at(-1)!.florins)];
}
