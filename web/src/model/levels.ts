import type { Translate } from "./say.ts";

const KNOWN = new Set(["random", "face", "novice", "apprentice", "merchant", "banker", "magnifico"]);

/** A bot's level in the reader's language; a bot without a text keeps its own name. */
export function levelName(t: Translate, bot: string): string {
  const [name = bot] = bot.split(":");
  return KNOWN.has(name) ? t(`level-${name}`) : bot;
}
