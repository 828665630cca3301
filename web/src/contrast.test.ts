// Letters and signs stand out from the surfaces that they lie on, by day and by night.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Light = "day" | "night";
/** Of WCAG: letters, and signs such as the frame of the focus. */
const LETTERS = 4.5;
const SIGNS = 3;

/** Tokens that are plain colours, of one colour or of two: `light-dark(day, night)`. */
function tokens(source: string): Map<string, Record<Light, string>> {
  const colour = "#[0-9a-f]{6}";
  const line = new RegExp(`--([a-z0-9-]+): (?:(${colour})|light-dark\\((${colour}), (${colour})\\));`, "g");
  return new Map(
    [...source.matchAll(line)].map(([, name, both, day, night]) => [
      name!,
      { day: (both ?? day)!, night: (both ?? night)! },
    ]),
  );
}

/** Relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** So much of the first colour, the rest of the second. */
const mixed = (one: string, other: string, share: number): string =>
  "#" +
  [1, 3, 5]
    .map((at) => {
      const [a, b] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16)) as [number, number];
      return Math.round(share * a + (1 - share) * b)
        .toString(16)
        .padStart(2, "0");
    })
    .join("");

const PAGES: readonly [ink: string, surfaces: string, least: number][] = [
  ["ink", "paper sheet sheet-2", LETTERS],
  ["ink-2", "paper sheet sheet-2", LETTERS],
  ["link", "paper sheet sheet-2", LETTERS],
  ["good", "paper sheet sheet-2", LETTERS],
  ["bad", "paper sheet sheet-2", LETTERS],
  ["ink", "glow-soft", LETTERS],
  ["ink-2", "glow-soft", LETTERS],
  ["wax-ink", "wax", LETTERS],
  ["sea-ink", "sea", LETTERS],
  ["glow", "paper sheet", SIGNS],
];
const SCENE: typeof PAGES = [
  ["flag-ink", "flag", LETTERS],
  ["flag-ink-2", "flag", LETTERS],
  ["flag-good", "flag", LETTERS],
  ["rug-ink", "rug rug-2", LETTERS],
  ["rug-gold", "rug rug-2", SIGNS],
  // A flag that is paid or on turn is mixed with gilt.
  ["flag-ink", "gilt", LETTERS],
  ["board-ink", "board board-2", LETTERS],
  ["board-gold", "board board-2", LETTERS],
  ["board-bad", "board board-2", LETTERS],
];

const read = (path: string) => tokens(new TextDecoder().decode(readFileSync(path)));
test.each([
  ["pages", read("src/app.css"), PAGES],
  ["the scene", read("src/scene/scene.css"), SCENE],
])("on %s", (_, colours, pairs) => {
  const weak = pairs.flatMap(([ink, surfaces, least]) =>
    surfaces.split(" ").flatMap((surface) =>
      (["day", "night"] as const).flatMap((light) => {
        const ratio = contrast(colours.get(ink)![light], colours.get(surface)![light]);
        return ratio < least ? [`${ink} on ${surface} by ${light}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );
  expect(weak).toEqual([]);
});

test("the words on a wax seal at its brightest", () => {
  const source = new TextDecoder().decode(readFileSync("src/scene/scene.css"));
  const [, part, light] = /color-mix\(in srgb, var\(--wax\) (\d+)%, (#[0-9a-f]{6})\)/.exec(source)!;
  const ink = read("src/app.css").get("wax-ink")!;
  const wax = tokens(source).get("wax")!;
  for (const at of ["day", "night"] as const)
    expect(contrast(ink[at], mixed(wax[at], light!, Number(part) / 100))).toBeGreaterThan(LETTERS);
});

test("black on white is 21 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
});
