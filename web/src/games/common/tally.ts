import { COMMODITIES, commodityOf, type Commodity } from "./lots.ts";

export interface TallyRow {
  commodity: Commodity;
  /** Each lot that may still come, cheapest first. */
  lots: string[];
}

/** The unseen lots by commodity; commodities that the game does not have are left out. */
export function tally(unseen: readonly string[], known: readonly string[]): TallyRow[] {
  const present = new Set([...unseen, ...known].map(commodityOf));
  return COMMODITIES.filter((commodity) => present.has(commodity)).map((commodity) => ({
    commodity,
    lots: unseen.filter((lot) => commodityOf(lot) === commodity).sort(),
  }));
}
