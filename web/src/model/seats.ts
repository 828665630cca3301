/** The order in which seats are shown: the reader's own first, then clockwise round the table. */
export function fromMe(seats: number, me: number | null): number[] {
  const first = me ?? 1;
  return Array.from({ length: seats }, (_, i) => ((first - 1 + i) % seats) + 1);
}
