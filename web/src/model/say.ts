// Lines of the log put into words. `t` is the translator, so that this stays free of the screen.

import type { EventView } from "../lib/messages.ts";
import { lineOf, type Line } from "./log.ts";
import { commodityOf } from "./lots.ts";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

export function words(t: Translate, line: Line, names: readonly string[]): string {
  const name = line.seat === null ? "" : (names[line.seat - 1] ?? "");
  return t(line.key, { ...line.args, name });
}

/** What a screen reader hears: the line, and its lots by name. */
export function spoken(
  t: Translate,
  events: readonly EventView[],
  names: readonly string[],
  gold: number,
): string {
  return events
    .map((event) => {
      const line = lineOf(event);
      if (!line) return "";
      const lots = event.event === "group_offered" ? [] : line.lots;
      const listed = lots.map((lot) => lotWords(t, lot, gold)).join(", ");
      return words(t, line, names) + (listed ? `: ${listed}` : "");
    })
    .filter(Boolean)
    .join(". ");
}

export function lotWords(t: Translate, lot: string, gold: number): string {
  const commodity = commodityOf(lot);
  return t("lot", { commodity: t(commodity), value: commodity === "gold" ? gold : Number(lot.slice(1)) });
}
