// What the bidding bar offers. Bounds come from the server; nothing here decides what is legal.

export interface Bounds {
  least: number;
  most: number | null; // null: no upper end
}

export function clamp(amount: number, { least, most }: Bounds): number {
  const whole = Math.trunc(Number.isFinite(amount) ? amount : least);
  return Math.max(least, most === null ? whole : Math.min(most, whole));
}

/** Which bound a wish exceeds, if any. */
export function beyond(wish: number, { least, most }: Bounds): "least" | "most" | null {
  if (wish < least) return "least";
  return most !== null && wish > most ? "most" : null;
}

export interface Preset {
  name: "one-more" | "face" | "all-in";
  amount: number;
}

/** Shortcuts that are distinct and inside the bounds, cheapest first. */
export function presets(bounds: Bounds, face: number): Preset[] {
  const { least, most } = bounds;
  // A price has no upper end and no bid to beat; only the face value is a landmark.
  if (most === null) return [{ name: "face", amount: face }];
  const offered: Preset[] = [{ name: "one-more", amount: least }];
  if (face > least && face < most) offered.push({ name: "face", amount: face });
  if (most > least) offered.push({ name: "all-in", amount: most });
  return offered;
}

/** Typing digits: 1 then 2 is 12. Four digits are enough for every price. */
export function typed(before: string, digit: string): string {
  const next = (before + digit).replace(/^0+(?=\d)/, "");
  return next.length > 4 ? before : next;
}

/** The end of the slider; a price has no upper end of its own. */
export function sliderEnd({ least, most }: Bounds, face: number): number {
  return most ?? Math.max(least + 40, face * 5, 60);
}
