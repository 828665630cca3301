// What the counter says about a decision, read off the position.

import type { BuyerWorth, Legal, MediciView } from "../../lib/messages.ts";
import type { Translate } from "../../model/say.ts";

/** Whether all others have answered: the least bid buys the group. */
export function bidsLast({ phase, buyers, to_act }: MediciView): boolean {
  return (
    phase === "bid" && buyers.every(({ seat, auction }) => seat === to_act || auction.state !== "to_come")
  );
}

export function hintOf(t: Translate, view: MediciView, { least }: Legal): string {
  if (view.phase === "select") return t("hint-medici-select", { n: view.group_limit - view.group.length });
  if (bidsLast(view)) return t("hint-medici-last", { n: least ?? 1 });
  const next = view.buyers.filter(({ seat, auction }) => seat !== view.to_act && auction.state === "to_come");
  return view.phase === "bid" ? t("hint-medici-bid", { n: next.length }) : "";
}

/** What the group would bring this seat; null if it cannot get it. */
export const worthOf = ({ worth }: MediciView, seat: number | null): BuyerWorth | null =>
  worth.find((one) => one.seat === seat) ?? null;

/** "+5", "−3", "+0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
