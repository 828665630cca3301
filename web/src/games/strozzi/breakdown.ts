// Where a player's payout comes from if the round ended now, and what the loading in mind would change.

import type { StrozziView } from "../../lib/messages.ts";
import type { Translate } from "../../model/say.ts";
import { summed, type Row } from "../../scene/rows.ts";

/** `change`: by how much the payout would change with the loading in mind; null for none. */
export function payRows(
  t: Translate,
  { projection }: StrozziView,
  seat: number,
  change: number | null,
): Row[] {
  const rows = summed(
    projection.harbours.flatMap(({ harbour, pay, tracks }) => {
      const place = t(`harbour-${harbour}`);
      return [
        { label: t("breakdown-cargo-in", { place }), florins: pay[seat - 1] ?? 0 },
        ...tracks.flatMap(({ commodity, award, bonus }) => {
          const what = t("breakdown-track", { commodity: t(commodity), place });
          return [
            { label: what, florins: award[seat - 1] ?? 0 },
            { label: t("breakdown-bonus", { what }), florins: bonus[seat - 1] ?? 0 },
          ];
        }),
      ];
    }),
    t("breakdown-now"),
  );
  if (change === null) return rows;
  const more: Row[] = [{ label: t("breakdown-change"), florins: change }];
  return [...rows, ...summed(more, t("breakdown-with"), rows.at(-1)!.florins)];
}
