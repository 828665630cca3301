// The six buyers' colours, by seat; each has a pattern besides, drawn by Patterns.svelte.

export const COLOURS = ["red", "green", "blue", "yellow", "purple", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? "black";
}
