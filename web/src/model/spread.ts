/**
 * Moves marks along a line until neighbours are `gap` apart, each as little as possible, between `low`
 * and `high`. Their order stays; equal ones keep the order they came in.
 */
export function spread(at: readonly number[], gap: number, low: number, high: number): number[] {
  // Clusters of marks that are `gap` apart, each centred on the mean of its marks' wishes.
  const clusters: { members: number[]; middle: number }[] = [];
  const span = (n: number) => (n - 1) * gap;
  const order = at.map((_, i) => i).sort((a, b) => at[a]! - at[b]! || a - b);
  for (const i of order) {
    let [members, middle] = [[i], within(at[i]!, low, high)];
    for (let last = clusters.at(-1); last; last = clusters.at(-1)) {
      if (middle - span(members.length) / 2 - (last.middle + span(last.members.length) / 2) >= gap) break;
      clusters.pop();
      members = [...last.members, ...members];
      const half = span(members.length) / 2;
      middle = within(members.reduce((sum, j) => sum + at[j]!, 0) / members.length, low + half, high - half);
    }
    clusters.push({ members, middle });
  }
  const placed = [...at];
  for (const { members, middle } of clusters) {
    members.forEach((i, n) => (placed[i] = middle - span(members.length) / 2 + n * gap));
  }
  return placed;
}

const within = (n: number, low: number, high: number) => Math.max(low, Math.min(high, n));
