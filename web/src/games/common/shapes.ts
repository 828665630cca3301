// The silhouettes, drawn in a box of 48 by 48. Each commodity has its own outline, so that neither
// colour nor print quality is needed to tell them apart.

import type { Commodity } from "./lots.ts";

function star(points: number, outer: number, inner: number): string {
  const steps: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    steps.push(`${(24 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${steps.join("L")}Z`;
}

export const OUTLINE: Record<Commodity, string> = {
  cloth: "M6 8h36v28q-4.5 7-9 0q-4.5 7-9 0q-4.5 7-9 0q-4.5 7-9 0z",
  fur: "M17 4q7 4 14 0l3 8 8-3q3 6-3 10-1 5 1 10l5 6q-3 6-10 3-6-2-11 6-5-8-11-6-7 3-10-3l5-6q2-5 1-10-6-4-3-10l8 3z",
  grain: "M15 4h18l-4 8q14 8 12 24-1 8-10 8H17q-9 0-10-8Q5 20 19 12z",
  dye: "M24 2q17 17 17 27a17 16 0 0 1-34 0Q7 19 24 2z",
  spice: star(8, 22, 15),
  gold: "M24 3a21 21 0 1 0 .01 0z",
};

/** Fine lines inside the outline: a second mark beside colour and shape. */
export const TEXTURE: Record<Commodity, string> = {
  cloth: "M6 13h36M6 32h36",
  fur: "M14 17l-2 4M34 17l2 4M16 34l-3 3M32 34l3 3",
  grain: "M17 12h14M20 8v4M24 8v4M28 8v4",
  dye: "M14 31q1 8 8 9",
  spice: "M24 2v7M24 39v7M2 24h7M39 24h7",
  gold: "M24 7a17 17 0 1 0 .01 0z",
};

/** Where the numeral stands in each outline. */
export const NUMERAL_Y: Record<Commodity, number> = {
  cloth: 31,
  fur: 32,
  grain: 36,
  dye: 38,
  spice: 32,
  gold: 32,
};

export const DARK_NUMERAL: ReadonlySet<Commodity> = new Set(["grain", "gold"]);
