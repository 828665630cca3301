import type { Seat } from "../lib/messages.ts";

// Bots get names of Florentines by seat, so that a table of equal bots can be told apart.
const FLORENTINES = ["Cosimo", "Ginevra", "Piero", "Lucrezia", "Ludovico", "Simonetta"];

export function seatNames(seats: readonly Seat[]): string[] {
  const taken = new Set(seats.filter((seat) => seat.kind !== "bot").map((seat) => seat.name));
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat.name;
    const name = FLORENTINES[(seat.seat - 1) % FLORENTINES.length] ?? seat.name;
    return taken.has(name) ? `${name} II` : name;
  });
}
