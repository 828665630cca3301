// How long what happened stays on the screen before the next thing happens, in milliseconds.

const HOLD: Record<string, number> = {
  day_began: 700,
  round_began: 700,
  lot_drawn: 550,
  free_lot: 550,
  group_offered: 350,
  bid_made: 650,
  passed: 420,
  could_not_bid: 0,
  price_named: 800,
  declined: 600,
  group_sold: 1100,
  ship_docked: 300,
  group_loaded: 700,
  group_discarded: 800,
  ship_full: 200,
};

/** `speed` 1 is the table's own pace, 0 shows everything at once. */
export function holdFor(events: readonly { event: string }[], speed: number): number {
  const longest = Math.max(0, ...events.map(({ event }) => HOLD[event] ?? 0));
  return longest * speed;
}
