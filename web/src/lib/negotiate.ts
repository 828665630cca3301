import { LANGUAGES, type Language } from "./prefs.svelte.ts";

/** The first of the browser's languages that Florin has; English if it has none of them. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return "en";
}
