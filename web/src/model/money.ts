import type { GameParts } from "../games/manifest.ts";
import type { Steps } from "../lib/game.ts";

/** One line for each seat: money at the start and after every step that changed any seat's money. */
export function moneyLines(parts: Pick<GameParts, "money">, { start, steps }: Steps): number[][] {
  const points = [parts.money(start)];
  for (const { position } of steps) {
    if (!position) continue;
    const money = parts.money(position);
    if (money.some((florins, seat) => florins !== points.at(-1)?.[seat])) points.push(money);
  }
  return parts.money(start).map((_, seat) => points.map((point) => point[seat] ?? 0));
}
