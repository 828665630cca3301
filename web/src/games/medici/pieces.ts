// Places for pieces that share a field of the money track, so that none covers another.

export interface Slot {
  r: number;
  along: number; // from the middle of the field
  inward: number;
}

/** The place of piece `i` of `n`. A field is 17 by 17, with 10 more free towards the middle. */
export function slot(i: number, n: number): Slot {
  if (n === 1) return { r: 8, along: 0, inward: 0 };
  if (n === 2) return { r: 6, along: 0, inward: -2.5 + i * 12.5 };
  return { r: 4.6, along: i % 2 ? 4.8 : -4.8, inward: -3.8 + Math.floor(i / 2) * 9.6 };
}
