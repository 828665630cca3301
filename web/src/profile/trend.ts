// Lines of a trend in a box of 0..width by 0..height, with y growing downwards, as in SVG.

export interface Drawn {
  /** One path for each series; points without a value are left out. */
  lines: string[];
  ends: ({ x: number; y: number } | null)[];
  ticks: { y: number; value: number }[];
  zero: number | null;
}

const STEPS = [1, 2, 2.5, 5, 10];

export function draw(
  series: readonly (readonly (number | null)[])[],
  width: number,
  height: number,
  least: number,
): Drawn {
  const all = series.flat().filter((value) => value !== null);
  let low = Math.min(...all);
  let high = Math.max(...all);
  // A flat line stands in the middle.
  const spare = Math.max(0, least - (high - low)) / 2;
  low -= spare;
  high += spare;
  const step = niceStep((high - low) / 3);
  const bottom = Math.floor(low / step + 1e-9) * step;
  const top = Math.ceil(high / step - 1e-9) * step;
  const longest = Math.max(...series.map((values) => values.length));
  const x = (i: number) => round(longest < 2 ? width : (width * i) / (longest - 1));
  const y = (value: number) => round(height - (height * (value - bottom)) / (top - bottom));
  const ticks = [];
  for (let n = 0; bottom + n * step <= top + step / 1e6; n++) {
    const value = Number((bottom + n * step).toPrecision(12));
    ticks.push({ y: y(value), value });
  }
  return {
    lines: series.map((values) =>
      values
        .map((value, i) => (value === null ? null : `${x(i)} ${y(value)}`))
        .filter((point) => point !== null)
        .map((point, i) => `${i ? "L" : "M"}${point}`)
        .join(""),
    ),
    ends: series.map((values) => {
      const i = values.findLastIndex((value) => value !== null);
      return i < 0 ? null : { x: x(i), y: y(values[i]!) };
    }),
    ticks,
    zero: bottom <= 0 && top >= 0 ? y(0) : null,
  };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((factor) => factor * power >= rough - 1e-9) ?? 10) * power;
}

const round = (n: number) => Math.round(n * 10) / 10;
