// The board's money track: 0 to 99 round the edge, then again (M25).

export interface OnTrack {
  field: number;
  lap: number; // 1 for 0 to 99, 2 for 100 to 199; 0 and below for debts
}

export function onTrack(money: number): OnTrack {
  const lap = Math.floor(money / 100);
  return { field: money - lap * 100, lap: lap + 1 };
}

/** Where a field lies on a ring of `across` by `down` fields, clockwise from the top left. */
export function fieldAt(field: number, across: number, down: number): { x: number; y: number } {
  const right = across - 1;
  const bottom = down - 1;
  if (field <= right) return { x: field, y: 0 };
  if (field <= right + bottom) return { x: right, y: field - right };
  if (field <= 2 * right + bottom) return { x: right - (field - right - bottom), y: bottom };
  return { x: 0, y: bottom - (field - 2 * right - bottom) };
}
