// Texts in four languages. Fluent bundles are fetched one language at a time; `t` re-runs when the language
// changes. The texts of a game are in its folder.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiate } from "./negotiate.ts";
import { LANGUAGES, prefs, type Language } from "./prefs.svelte.ts";
import { need } from "./ready.ts";

const sources = import.meta.glob<string>(["../locales/*.ftl", "../games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
};

export { LANGUAGES, type Language };

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
}

const words = new Words();

export async function speak(): Promise<void> {
  const language = prefs.language ?? negotiate(navigator.languages);
  const files = Object.keys(sources).filter((path) => path.endsWith(`/${language}.ftl`));
  const texts = await need(Promise.all(files.map((path) => sources[path]!())));
  // A later choice counts, although its texts may have come first.
  if (language !== (prefs.language ?? negotiate(navigator.languages))) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  words.bundle = bundle;
  words.language = language;
  document.documentElement.lang = language;
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
    return key;
  }
  const errors: Error[] = [];
  const text = words.bundle.formatPattern(message.value, args ?? null, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}
