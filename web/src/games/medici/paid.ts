// Who is paid at a stall if the day ended now, read off the projected sheet.

import type { DaySheetView } from "../../lib/messages.ts";
import type { STALLS } from "./count.ts";

type StallName = (typeof STALLS)[number];

/** Buyers with the same pay. */
export interface Paid {
  /** From 1. */
  seats: number[];
  award: number;
  bonus: number;
}

/** The highest pay first; buyers who get nothing are left out. */
export function paidAt({ buyers }: DaySheetView, commodity: StallName): Paid[] {
  const found: Paid[] = [];
  for (const { seat, awards, bonuses } of buyers) {
    const [award, bonus] = [awards[commodity], bonuses[commodity]];
    if (!award && !bonus) continue;
    const same = found.find((one) => one.award === award && one.bonus === bonus);
    if (same) same.seats.push(seat);
    else found.push({ seats: [seat], award, bonus });
  }
  return found.sort((a, b) => b.award - a.award || b.bonus - a.bonus);
}
