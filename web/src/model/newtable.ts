import type { OptionsChoice, SeatChoice } from "../lib/messages.ts";

/** Banks of time to offer: seconds for the game, and more with each decision. */
export const BANKS = [
  [300, 5],
  [900, 15],
  [432_000, 43_200],
] as const;

/** Converts the time of the form to the request: "" (no limit), "120" (each decision), "900+15" (a bank). */
export function timeOf(chosen: string): Pick<OptionsChoice, "clock" | "bank"> {
  const [seconds, increment] = chosen.split("+").map(Number);
  if (!seconds) return { clock: null };
  return increment === undefined ? { clock: seconds as 30 } : { bank: { seconds, increment } };
}

/** Converts the seats of the form ("me", "guest", "open", "bot:face") to the request. */
export function seatChoices(kinds: readonly string[], names: readonly string[]): SeatChoice[] {
  return kinds.map((kind, i) => {
    const name = names[i]?.trim() || null;
    if (kind.startsWith("bot:")) return { kind: "bot", bot: kind.slice(4) };
    if (kind === "me" || kind === "guest") return { kind: "me", name };
    return { kind: "open" };
  });
}
