import type { GameParts } from "../games/manifest.ts";
import type { GameEvent } from "../lib/game.ts";

/** How long events stay on the screen, in milliseconds: as long as the longest of them. `speed` 1 is the
 normal pace, 0 shows everything at once. */
export function holdFor(parts: Pick<GameParts, "hold">, events: readonly GameEvent[], speed: number): number {
  return Math.max(0, ...events.map((event) => parts.hold(event))) * speed;
}
