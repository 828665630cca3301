// A scored day or round as a count: one column after another is paid out, each florin with its source.

import type { DaySheetView, RoundSheetView, SheetView } from "../lib/messages.ts";

export interface Cell {
  florins: number;
  bonus: number; // the part of `florins` that a level or field adds
  note: number | null; // cargo value, level or field that earned it
}

export interface Column {
  key: string; // message that names it
  commodity: string | null;
  harbour: number | null;
  cells: Cell[]; // by seat
}

export interface Count {
  before: number[];
  columns: Column[];
  after: number[];
}

const STALLS = ["cloth", "fur", "grain", "dye", "spice"] as const;

export function count(sheet: SheetView): Count {
  return sheet.game === "medici" ? countDay(sheet) : countRound(sheet);
}

function countDay({ buyers }: DaySheetView): Count {
  const cargo: Column = {
    key: "cargo",
    commodity: null,
    harbour: null,
    cells: buyers.map((b) => ({ florins: b.cargo_pay, bonus: 0, note: b.cargo })),
  };
  const stalls = STALLS.map((commodity) => ({
    key: commodity,
    commodity,
    harbour: null,
    cells: buyers.map((b) => ({
      florins: b.awards[commodity] + b.bonuses[commodity],
      bonus: b.bonuses[commodity],
      note: b.levels[commodity],
    })),
  }));
  return {
    before: buyers.map((b) => b.money_before),
    columns: [cargo, ...stalls],
    after: buyers.map((b) => b.money),
  };
}

function countRound({ harbours, money_before, money }: RoundSheetView): Count {
  const columns = harbours.flatMap(({ harbour, totals, pay, tracks }): Column[] => [
    {
      key: `harbour-${harbour}`,
      commodity: null,
      harbour,
      cells: [0, 1].map((i) => ({ florins: pay[i] ?? 0, bonus: 0, note: totals[i] ?? 0 })),
    },
    ...tracks.map(({ commodity, marker, award, bonus }) => ({
      key: commodity,
      commodity,
      harbour,
      cells: [0, 1].map((i) => ({
        florins: (award[i] ?? 0) + (bonus[i] ?? 0),
        bonus: bonus[i] ?? 0,
        note: (i === 0 ? marker > 0 : marker < 0) ? Math.abs(marker) : null,
      })),
    })),
  ]);
  return { before: [...money_before], columns, after: [...money] };
}

/** Money by seat when the first `paid` columns have been paid. */
export function running({ before, columns }: Count, paid: number): number[] {
  return before.map((florins, seat) =>
    columns.slice(0, paid).reduce((sum, column) => sum + (column.cells[seat]?.florins ?? 0), florins),
  );
}
