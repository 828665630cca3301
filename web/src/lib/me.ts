// Language and light belong to the person: this device remembers them for its next start, the server
// for the person's next device.

import { greetedAs, identified, patch } from "./api.ts";
import { speak } from "./i18n.svelte.ts";
import type { Me, MeChange } from "./messages.ts";
import { keep, prefs, type Language, type Theme } from "./prefs.svelte.ts";

const toServer = (theme: Theme) => (theme === "auto" ? "system" : theme);
const fromServer = (theme: Me["theme"]): Theme => (theme === "system" ? "auto" : theme);

export async function chooseLanguage(language: Language): Promise<void> {
  keep({ language });
  store({ language });
  await speak();
}

export function chooseTheme(theme: Theme): void {
  keep({ theme });
  store({ theme: toServer(theme) });
}

/** On a device where nothing was chosen yet, the person's own choice holds. */
export async function settle(me: Me): Promise<void> {
  const own: MeChange = {};
  if (me.theme !== "system" && prefs.theme === "auto") keep({ theme: fromServer(me.theme) });
  else if (me.theme === "system" && prefs.theme !== "auto") own.theme = toServer(prefs.theme);
  if (me.language && !prefs.language) {
    keep({ language: me.language });
    await speak();
  } else if (!me.language && prefs.language) own.language = prefs.language;
  if (Object.keys(own).length) store(own);
}

/** After a code from another device: this one becomes the person's, choices and all. */
export async function become(me: Me): Promise<void> {
  keep({ theme: fromServer(me.theme), ...(me.language ? { language: me.language } : {}) });
  await speak();
}

/** Whoever only reads has no identity; the choice is stored when there is one. */
function store(change: MeChange): void {
  // A choice that could not be stored still holds here, and is tried again at the next visit.
  if (identified()) void patch<Me>("/me", change).catch(() => undefined);
}

export const listenToMe = (): void => greetedAs((me) => void settle(me));
