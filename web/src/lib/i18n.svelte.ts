// Words. Fluent bundles are fetched one language at a time; `t` re-runs where the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiate } from "./negotiate.ts";
import { LANGUAGES, prefs, type Language } from "./prefs.svelte.ts";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locales/en.ftl?raw"),
  de: () => import("../locales/de.ftl?raw"),
  nl: () => import("../locales/nl.ftl?raw"),
  it: () => import("../locales/it.ftl?raw"),
};

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

export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export async function speak(): Promise<void> {
  const language = prefs.language ?? negotiate(navigator.languages);
  const { default: source } = await sources[language]();
  words.bundle = makeBundle(language, source);
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
