import type { DaySheetView } from "../../lib/messages.ts";
import type { Count, Row } from "../common/count.ts";

export const STALLS = ["cloth", "fur", "grain", "dye", "spice"] as const;

export function countDay({ buyers }: DaySheetView): Count {
  const cargo: Row = {
    key: "cargo",
    commodity: null,
    noteKey: "note-cargo",
    cells: buyers.map((b) => ({ florins: b.cargo_pay, bonus: 0, note: b.cargo })),
  };
  const stalls = STALLS.map((commodity) => ({
    key: commodity,
    commodity,
    noteKey: "note-level",
    cells: buyers.map((b) => ({
      florins: b.awards[commodity] + b.bonuses[commodity],
      bonus: b.bonuses[commodity],
      note: b.levels[commodity],
    })),
  }));
  return {
    before: buyers.map((b) => b.money_before),
    rows: [cargo, ...stalls],
    after: buyers.map((b) => b.money),
  };
}
