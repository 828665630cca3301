// A scoring in words: a row of it, or the whole.

import type { Translate } from "../../model/say.ts";
import type { Count } from "./count.ts";

/** "Anna +10, Piero +5"; if no player is paid, that. */
export function paysInWords(
  t: Translate,
  pays: readonly { seat: number; florins: number }[],
  names: readonly string[],
): string {
  if (!pays.length) return t("count-none");
  return pays.map(({ seat, florins }) => `${names[seat - 1] ?? ""} +${florins}`).join(", ");
}

/** "Anna earns 30 and has 65; Piero earns 12 and has 50." */
export function inOneSentence(t: Translate, { before, after }: Count, names: readonly string[]): string {
  return names
    .map((name, seat) => {
      const [was, now] = [before[seat] ?? 0, after[seat] ?? 0];
      return t("scored-buyer", { name, n: now - was, money: now });
    })
    .join("; ");
}
