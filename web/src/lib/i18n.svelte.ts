// Texts in four languages. Each page fetches its own texts in the reader's language (catalogue.ts); `t` re-runs when
// the language changes. The texts of a game are in its folder.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { load } from "virtual:texts";
import { negotiate } from "./negotiate.ts";
import { LANGUAGES, prefs, type Language } from "./prefs.svelte.ts";
import { pseudo } from "./pseudo.ts";
import { need } from "./ready.ts";

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
};

export { LANGUAGES, type Language };

const OPTIONS = {
  useIsolating: false,
  ...(import.meta.env.DEV && new URLSearchParams(globalThis.location?.search ?? "").has("pseudo")
    ? { transform: pseudo }
    : {}),
};

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
}

const words = new Words();
/** The files in the bundle: pages and parts. Nothing shown depends on it. */
let loaded: readonly string[] = [];
/** The page that was asked for last. */
let current = "home";
/** Parts of pages that were shown. */
const parts: string[] = [];

const wished = (): Language => prefs.language ?? negotiate(navigator.languages);

/** Fetches the texts of a page; without one, those of the same page again, in the language that now applies. */
export async function speak(page = current): Promise<void> {
  current = page;
  const language = wished();
  const files = [page, ...parts].filter((file) => language !== words.language || !loaded.includes(file));
  if (!files.length) return;
  const texts = await need(Promise.all(files.map((file) => load(language, file))));
  // A later choice counts, although its texts may have come first.
  if (language !== wished()) return;
  const fresh = language !== words.language || !loaded.length;
  const bundle = fresh ? new FluentBundle(language, OPTIONS) : words.bundle;
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  loaded = fresh ? files : [...loaded, ...files];
  words.bundle = bundle;
  words.language = language;
}

/**
 * Part of a page that comes later, such as a game's tables, with its texts. `name` is for the file of its texts alone;
 * usage.ts finds these calls.
 */
export async function withTexts<T>(name: string, part: Promise<{ default: T }>): Promise<T> {
  if (!parts.includes(name)) parts.push(name);
  // A change of language does not load the part again.
  const [module] = await need(Promise.all([part, untrack(() => speak())]));
  return module.default;
}

/** A page lacks a text that it needs: fetches all of them, once. */
async function fetchAll(): Promise<void> {
  const { language } = words;
  if (loaded.includes("all")) return;
  loaded = [...loaded, "all"];
  const bundle = new FluentBundle(language, OPTIONS);
  bundle.addResource(new FluentResource(await need(load(language, "all"))));
  if (language === words.language) words.bundle = bundle;
}

export function language(): Language {
  return words.language;
}

/** A share as the reader's language writes percentages. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits }).format(
    share,
  );
}

/** A change of a share, with its sign and a real minus: "+3%", "−16 %". */
export function signedPercent(change: number, digits = 0): string {
  return new Intl.NumberFormat(words.language, {
    style: "percent",
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  })
    .format(change)
    .replace("-", "−");
}

/** Whether there is a text for `key`. */
export const has = (key: string): boolean => words.bundle.hasMessage(key);

/** Several names as one phrase: "A, B and C". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

export type Args = Record<string, FluentVariable>;

export function t(key: string, args?: Args): string {
  const message = words.bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no words for ${key} in ${words.language}`);
    void fetchAll();
    return key;
  }
  const errors: Error[] = [];
  const text = words.bundle.formatPattern(message.value, args ?? null, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}
