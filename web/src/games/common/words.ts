// Lots in words.

import { named } from "../../model/names.ts";
import type { Translate } from "../../model/say.ts";
import { commodityOf } from "./lots.ts";

export function lotWords(t: Translate, lot: string, gold: number): string {
  const commodity = commodityOf(lot);
  return t("lot", { commodity: t(commodity), value: commodity === "gold" ? gold : Number(lot.slice(1)) });
}

export const lotList = (t: Translate, lots: readonly string[], gold: number): string =>
  lots.map((lot) => lotWords(t, lot, gold)).join(", ");

/** For sentences: "nothing" if there are no lots. */
export const lotsOrNone = (t: Translate, lots: readonly string[], gold: number): string =>
  lotList(t, lots, gold) || t("text-none");

export const decides = (t: Translate, toAct: number | "chance" | null, names: readonly string[]): string[] =>
  typeof toAct === "number" ? [t("text-turn", named(t, names[toAct - 1]))] : [];
