import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Reason } from "../lib/messages.ts";
import type { Translate } from "../model/say.ts";
import { phaseWords, reasonWords } from "./reasons.ts";

const sources = import.meta.glob<string>(["../locales/*.ftl", "../games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = ["Anna", "Piero", "Lucrezia"];

function speaker(language: string): { t: Translate; has: (key: string) => boolean; keys: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = Object.entries(sources).filter(([path]) => path.endsWith(`/${language}.ftl`));
  for (const [, text] of texts) bundle.addResource(new FluentResource(text));
  const t: Translate = (key, args) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)!.value!, args ?? null, errors);
    expect(errors, key).toEqual([]);
    return text;
  };
  const keys = texts.flatMap(([, text]) => [...text.matchAll(/^(reason-[a-z-]+) =/gm)].map((m) => m[1]!));
  return { t, has: (key) => bundle.hasMessage(key), keys };
}
const { t, has } = speaker("en");
const say = (game: string, reason: Reason, me: number | null = 1) =>
  reasonWords(t, has, game, reason, NAMES, me);

test("the reader is addressed, others have their names", () => {
  const level: Reason = { kind: "level", seat: 1, commodity: "dye", florins: 5, level: 5 };
  expect(say("medici", level)).toBe("Takes you to level 5 in dye (+5)");
  expect(say("medici", level, 2)).toBe("Takes Anna to level 5 in dye (+5)");
  expect(say("medici", level, null)).toBe("Takes Anna to level 5 in dye (+5)");
  expect(say("medici", { kind: "deny", seat: 2, commodity: "fur", florins: 10 })).toBe(
    "Costs Piero 10 in fur",
  );
  expect(say("medici", { kind: "fills", seat: 1, level: 0 })).toBe(
    "Fills your ship: you are out for the day",
  );
  expect(say("medici", { kind: "no-room", seat: 3 })).toBe("Lucrezia can’t bid: no room");
  expect(say("medici", { kind: "last", seat: 1, florins: 8 })).toBe("You bid last: 8 is enough");
});

test("the same kind has its own words in each game", () => {
  expect(say("strozzi", { kind: "fills", seat: 1, level: 4 })).toBe("Fills the 4-hold ship");
  expect(say("strozzi", { kind: "harbour", seat: 1, florins: 20, harbour: 3 })).toBe(
    "Brings you 20 more in the right harbour",
  );
  expect(phaseWords(t, has, "strozzi", "late")).toBe("Late in the round");
  expect(phaseWords(t, has, "medici", "late")).toBe("Late in the day");
});

test("a game without texts shows the names of the server", () => {
  expect(say("other", { kind: "odd", seat: 1 })).toBe("odd");
  expect(phaseWords(t, has, "other", "odd")).toBe("odd");
});

describe.each(["en", "de", "nl", "it"])("%s", (language) => {
  const spoken = speaker(language);
  test("every reason is a sentence, about the reader and about others", () => {
    expect(spoken.keys.length).toBeGreaterThan(20);
    for (const key of spoken.keys) {
      const [, game, kind] = /^reason-([a-z]+)-(.+)$/.exec(key)!;
      for (const me of [1, 2]) {
        const reason: Reason = { kind: kind!, seat: 1, commodity: "fur", florins: 7, level: 3, harbour: 2 };
        const text = reasonWords(spoken.t, spoken.has, game!, reason, NAMES, me);
        expect(text, key).toMatch(/^\p{Lu}|^\d/u);
        expect(text, key).not.toMatch(/\{|undefined| {2}/);
      }
    }
  });
});
