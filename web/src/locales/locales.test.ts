// The four languages say the same things, and nothing is said in English by mistake.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "de", "nl", "it"] as const;
const sources = import.meta.glob<string>(["./*.ftl", "./server/*.ftl", "../games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS = [...new Set(Object.keys(sources).map((path) => path.replace(/[a-z]+\.ftl$/, "")))];
const readIn = (folder: string, language: string) => sources[`${folder}${language}.ftl`]!;
/** All texts of a language, as the page loads them. */
const read = (language: string) => FOLDERS.map((folder) => readIn(folder, language)).join("\n");

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

function variables(source: string, key: string): string[] {
  const body = source.split(new RegExp(`^${key} =`, "m"))[1]?.split(/^[a-z#]/m)[0] ?? "";
  return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].sort();
}

const english = read("en");
// Words that are the same in several languages on purpose.
const SHARED = [
  "against-bots",
  "title",
  "menu",
  "gold",
  "lot",
  "seat-bot",
  "name",
  "bot",
  "contact",
  "privacy",
  "bot-level",
  "breakdown-bonus",
  "breakdown-track",
  // Names.
  "character-apprentice",
  "character-banker",
  "character-magnifico",
  "character-merchant",
  "character-novice",
  "level-magnifico",
  "house-1",
  "house-2",
  "best-token",
  "daily-minutes",
  "option-line",
  "option-medici-edition-2006",
  "puzzle-theme-bonus",
  "puzzle-theme-gold",
  "title-home",
  "volume",
  "chip-idle",
  "time-short-hours",
  "note-bonus",
  "chat",
  "coach",
  "pause",
  "round",
  "speed-normal",
  "letter-gold",
  "letter-grain",
  "letter-spice",
  "channel-push-short",
  "channel-mail-short",
  "channel-webhook-short",
  "update-later",
];

describe.each(LANGUAGES)("%s", (language) => {
  const source = read(language);
  test.each(FOLDERS)("has exactly the English keys, in the same order, in %s", (folder) => {
    expect(keys(readIn(folder, language))).toEqual(keys(readIn(folder, "en")));
  });
  test("has each key once", () => {
    expect(keys(source).length).toBe(new Set(keys(source)).size);
  });
  test("reads without errors, and every message has words", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    for (const key of keys(source)) {
      const errors: Error[] = [];
      const args = Object.fromEntries(variables(english, key).map((name) => [name, 3]));
      const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
      expect(errors, key).toEqual([]);
      expect(text.trim(), key).not.toBe("");
    }
  });
  test("uses the same variables", () => {
    for (const key of keys(english)) expect(variables(source, key), key).toEqual(variables(english, key));
  });
});

interface Choice {
  keys: string[];
  texts: string[];
}
/** The choices that a text makes by its variables: by number, or by a word. */
function choicesIn(pattern: unknown): Choice[] {
  if (Array.isArray(pattern)) return pattern.flatMap(choicesIn);
  const { type, variants = [] } = (pattern ?? {}) as {
    type?: string;
    variants?: { key: { value: string | number }; value: unknown }[];
  };
  if (type !== "select") return [];
  const choice = {
    keys: variants.map(({ key }) => String(key.value)),
    texts: variants.map(({ value }) => JSON.stringify(value)),
  };
  return [choice, ...variants.flatMap(({ value }) => choicesIn(value))];
}
/** "Florin" and "Spieler" have no plural of their own in German. */
const SAME_IN_GERMAN = ["daily-ranking", "florin-word", "florins"];
const NUMBERS = ["zero", "one", "two", "few", "many", "other"];
const isByNumber = ({ keys }: Choice) => keys.some((key) => NUMBERS.slice(0, -1).includes(key));
const choicesOf = (language: string) =>
  new Map(
    new FluentResource(read(language)).body.map(({ id, value }) => [id as string, choicesIn(value)] as const),
  );

test.each(LANGUAGES)("choices between texts are real and possible in %s", (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const theirs = choicesOf("en");
  const same = new Set<string>();
  for (const [id, choices] of choicesOf(language)) {
    for (const { texts } of choices) if (new Set(texts).size < texts.length) same.add(id);
    for (const { keys } of choices.filter(isByNumber)) {
      expect(keys, id).toContain("one");
      for (const key of keys) expect([...pluralCategories, "0", "1", "2"], id).toContain(key);
    }
    // A word that English does not know is never given.
    const words = (all: readonly Choice[]) =>
      new Set(all.filter((choice) => !isByNumber(choice)).flatMap(({ keys }) => keys));
    const unknown = [...words(choices)].filter(
      (word) => !/^(other|\d+)$/.test(word) && !words(theirs.get(id)!).has(word),
    );
    expect(unknown, id).toEqual([]);
  }
  expect([...same].sort()).toEqual(language === "de" ? SAME_IN_GERMAN : []);
});

test("no sentence is left in English, and no exemption is needless", () => {
  const say = (code: string) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(read(code)));
    return (key: string) => bundle.formatPattern(bundle.getMessage(key)!.value!, null, []);
  };
  const theirs = say("en");
  const same = ["de", "nl", "it"]
    .map(say)
    .map((mine) => keys(english).filter((key) => mine(key) === theirs(key)));
  expect([...new Set(same.flat())].sort()).toEqual(SHARED.sort());
});

const speaker = (code: string) => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(read(code)));
  return (key: string, args: Record<string, number | string>) =>
    bundle.formatPattern(bundle.getMessage(key)!.value!, args);
};

test.each([
  ["en", ["-1 florin", "0 florins", "1 florin", "2 florins"]],
  ["de", ["-1 Florin", "0 Florin", "1 Florin", "2 Florin"]],
  ["nl", ["-1 florijn", "0 florijnen", "1 florijn", "2 florijnen"]],
  ["it", ["-1 fiorino", "0 fiorini", "1 fiorino", "2 fiorini"]],
])("one and many florins, and debts, in %s", (language, said) => {
  const say = speaker(language);
  expect([-1, 0, 1, 2].map((n) => say("florins", { n }))).toEqual(said);
  for (const [i, money] of [-1, 0, 1, 2].entries()) {
    expect(say("text-house", { name: "Anna", money, pay: 0 })).toContain(`Anna: ${said[i]}.`);
  }
});

test.each([
  ["de", ["dir bleibt 1", "dir bleiben 0", "sonst bleibt dir -1", "sonst bleiben dir 2"]],
  ["it", ["ti resta 1", "ti restano 0", "altrimenti ti resta -1", "altrimenti ti restano 2"]],
])("the verb agrees with what is left in %s", (language, said) => {
  const say = speaker(language);
  const left = [1, 0].map((n) => say("leaves", { n }));
  const declined = [-1, 2].map((n) => say("leaves-if-declined", { n }));
  expect([...left, ...declined]).toEqual(said);
});

test.each([
  ["de", ["Sonst kann niemand bieten: 1 genügt", "Sonst kann niemand bieten: 3 genügen"]],
  ["it", ["Nessun altro può offrire: basta 1", "Nessun altro può offrire: bastano 3"]],
])("the verb agrees with what is enough in %s", (language, said) => {
  const say = speaker(language);
  expect([1, 3].map((florins) => say("reason-medici-alone", { florins }))).toEqual(said);
  for (const you of ["yes", "no"]) {
    const [one, many] = [1, 3].map((florins) => say("reason-medici-last", { you, name: "Anna", florins }));
    expect(one).toMatch(/(1 genügt|basta 1)$/);
    expect(many).toMatch(/(3 genügen|bastano 3)$/);
  }
});

test.each(LANGUAGES)("the log of Medici vs Strozzi names the harbour in %s", (language) => {
  const say = speaker(language);
  const lines = [1, 2, 3].map((harbour) => say("log-loaded", { name: "Anna", holds: 4, harbour }));
  expect(new Set(lines).size).toBe(3);
  for (const line of lines) expect(line.replace("4", "")).not.toMatch(/\d/);
});

test("only German has a space before an ellipsis", () => {
  for (const language of ["en", "nl", "it"]) expect(read(language)).not.toMatch(/\s…/);
  expect(read("de")).not.toMatch(/\S…/);
});

test.each(LANGUAGES)("each commodity has a letter of its own in %s", (language) => {
  const say = speaker(language);
  const letters = ["cloth", "fur", "grain", "dye", "spice", "gold"].map((key) => say(`letter-${key}`, {}));
  expect(new Set(letters).size).toBe(6);
  for (const letter of letters) expect(letter.length).toBeLessThanOrEqual(2);
});
