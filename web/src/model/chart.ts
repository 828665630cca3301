// Lines of money over the game, in a box of 0..width by 0..height, with y growing downwards, as in SVG.

export interface Chart {
  lines: string[]; // one path for each seat
  ticks: { y: number; florins: number }[];
  ends: { x: number; y: number }[];
}

export function chart(money: readonly (readonly number[])[], width: number, height: number): Chart {
  const all = money.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(low + 10, ...all);
  const step = niceStep((high - low) / 4);
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const x = (i: number, n: number) => (n < 2 ? width : round((width * i) / (n - 1)));
  const y = (florins: number) => round(height - (height * (florins - bottom)) / (top - bottom));
  const ticks = [];
  for (let florins = bottom; florins <= top; florins += step) ticks.push({ y: y(florins), florins });
  return {
    lines: money.map((line) => line.map((f, i) => `${i ? "L" : "M"}${x(i, line.length)} ${y(f)}`).join("")),
    ends: money.map((line) => ({ x: x(line.length - 1, line.length), y: y(line.at(-1) ?? 0) })),
    ticks,
  };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, times * power);
}

const round = (n: number) => Math.round(n * 10) / 10;
