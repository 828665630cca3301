import type { SeatChoice } from "../lib/messages.ts";

/** Converts the seats of the form ("me", "guest", "open", "bot:face") to the request. */
export function seatChoices(kinds: readonly string[], names: readonly string[]): SeatChoice[] {
  return kinds.map((kind, i) => {
    const name = names[i]?.trim() || null;
    if (kind.startsWith("bot:")) return { kind: "bot", bot: kind.slice(4) };
    if (kind === "me" || kind === "guest") return { kind: "me", name };
    return { kind: "open" };
  });
}
