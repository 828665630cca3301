import type { RoundSheetView } from "../../lib/messages.ts";
import type { Count, Row } from "../common/count.ts";

const SEATS = [0, 1] as const;

export function countRound({ harbours, money_before, money }: RoundSheetView): Count {
  const rows = harbours.flatMap(({ harbour, totals, pay, tracks }): Row[] => [
    {
      key: `harbour-${harbour}`,
      commodity: null,
      noteKey: "note-cargo",
      cells: SEATS.map((i) => ({ florins: pay[i], bonus: 0, note: totals[i] })),
    },
    ...tracks.map(({ commodity, marker, award, bonus }) => ({
      key: commodity,
      commodity,
      noteKey: "note-field",
      cells: SEATS.map((i) => ({
        florins: award[i] + bonus[i],
        bonus: bonus[i],
        note: (i === 0 ? marker > 0 : marker < 0) ? Math.abs(marker) : null,
      })),
    })),
  ]);
  return { before: [...money_before], rows, after: [...money] };
}
