// Rule options of a game: their labels, and what of them is sent to the server.

import type { GameEntry, GameOption, RuleChoice, RuleValue } from "../lib/catalogue.ts";
import type { Translate } from "./say.ts";

/** Whether there is a text for a key. */
export type Has = (key: string) => boolean;

/** Message keys hold letters, digits and hyphens. */
const part = (name: RuleValue): string => String(name).replaceAll(/[^A-Za-z0-9-]+/g, "-");
const keyOf = (...names: RuleValue[]): string => `option-${names.map(part).join("-")}`;

/** The option's name in the reader's language; the server's name if there is no text. */
export function optionLabel(t: Translate, has: Has, game: string, option: string): string {
  const key = keyOf(game, option);
  return has(key) ? t(key) : option;
}

/** A sentence that explains the option, or "". */
export function optionHelp(t: Translate, has: Has, game: string, option: string): string {
  const key = `${keyOf(game, option)}-help`;
  return has(key) ? t(key) : "";
}

export function valueLabel(
  t: Translate,
  has: Has,
  game: string,
  { name, kind }: Pick<GameOption, "name" | "kind">,
  value: RuleValue | null,
): string {
  if (value === null) return t("by-lot");
  if (kind === "seat") return t("seat-n", { n: value });
  const key = keyOf(game, name, value);
  return has(key) ? t(key) : String(value);
}

/** What can be chosen, the default first for seats. */
export function valuesOf(option: GameOption, players: number): (RuleValue | null)[] {
  if (option.kind === "choice") return option.values;
  return [null, ...Array.from({ length: players }, (_, i) => i + 1)];
}

/** The chosen values that differ from the defaults and are possible with this number of players. */
export function changedRules(
  options: readonly GameOption[],
  chosen: Readonly<Record<string, RuleValue | null>>,
  players: number,
): RuleChoice {
  const changed: Record<string, RuleValue> = {};
  for (const option of options) {
    const value = chosen[option.name] ?? null;
    const possible = value !== null && valuesOf(option, players).includes(value);
    if (possible && value !== option.default) changed[option.name] = value;
  }
  return changed;
}

/** A table's special rules as lines to read: "Edition: 1995". `entry` is missing while it is not loaded. */
export function ruleLines(
  t: Translate,
  has: Has,
  game: string,
  rules: RuleChoice,
  entry: GameEntry | null,
): string[] {
  return Object.entries(rules).map(([name, value]) => {
    const option = entry?.options.find((one) => one.name === name) ?? { name, kind: "choice" };
    return t("option-line", {
      option: optionLabel(t, has, game, name),
      value: valueLabel(t, has, game, option, value),
    });
  });
}
