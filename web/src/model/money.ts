import type { PositionView, Steps } from "../lib/messages.ts";

export function moneyOf(view: PositionView): number[] {
  return view.game === "medici"
    ? view.buyers.map((buyer) => buyer.money)
    : view.players.map((house) => house.money);
}

/** One line for each seat: money at the start and after every step that changed anybody's. */
export function moneyLines({ start, steps }: Steps): number[][] {
  const points = [moneyOf(start)];
  for (const { position } of steps) {
    if (!position) continue;
    const money = moneyOf(position);
    if (money.some((florins, seat) => florins !== points.at(-1)?.[seat])) points.push(money);
  }
  return moneyOf(start).map((_, seat) => points.map((point) => point[seat] ?? 0));
}
