// The six buyers' colours, by seat; Patterns.svelte gives each a pattern as well.

export const COLOURS = ["red", "green", "blue", "yellow", "purple", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? "black";
}
