// Lots as the records write them: a commodity letter and a value, gold as "Au".

export const COMMODITIES = ["cloth", "fur", "grain", "dye", "spice", "gold"] as const;
export type Commodity = (typeof COMMODITIES)[number];

const BY_LETTER: Record<string, Commodity> = { C: "cloth", F: "fur", G: "grain", D: "dye", S: "spice" };

export function commodityOf(token: string): Commodity {
  if (token.startsWith("Au")) return "gold";
  const commodity = BY_LETTER[token[0] ?? ""];
  if (!commodity) throw new Error(`not a lot: ${token}`);
  return commodity;
}
