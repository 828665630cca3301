// The four languages say the same things, and nothing is said in English by mistake.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "de", "nl", "it"] as const;
const sources = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const read = (language: string) => sources[`./${language}.ftl`]!;

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

function variables(source: string, key: string): string[] {
  const body = source.split(new RegExp(`^${key} =`, "m"))[1]?.split(/^[a-z#]/m)[0] ?? "";
  return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].sort();
}

const english = read("en");
// Words that are the same in several languages on purpose.
const SHARED = /^(title|home|menu|bot|bot-level|seat-bot|lot|chip-idle|house-.*|level-magnifico|name|seed|chat|link|options|language|tour-.*-title|text-none|gold|fur|cargo|note-bonus|order-florins|day|pause|you|open|theme|play|time-short-hours)$/;

describe.each(LANGUAGES)("%s", (language) => {
  const source = read(language);
  test("has exactly the English keys, in the same order", () => {
    expect(keys(source)).toEqual(keys(english));
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

describe.each(["de", "nl", "it"])("%s", (language) => {
  const say = (code: string) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(read(code)));
    return (key: string) => bundle.formatPattern(bundle.getMessage(key)!.value!, null, []);
  };
  test("leaves no sentence in English", () => {
    const [mine, theirs] = [say(language), say("en")];
    expect(keys(english).filter((key) => !SHARED.test(key) && mine(key) === theirs(key))).toEqual([]);
  });
});

test("one and many are told apart where the language does", () => {
  const bundle = new FluentBundle("it", { useIsolating: false });
  bundle.addResource(new FluentResource(read("it")));
  const florins = (n: number) => bundle.formatPattern(bundle.getMessage("florins")!.value!, { n });
  expect([0, 1, 2].map(florins)).toEqual(["0 fiorini", "1 fiorino", "2 fiorini"]);
});
