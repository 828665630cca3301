// Language and theme belong to the user: this device stores them for its next start, the server for the
// user's other devices.

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

/** On a device without a choice, the user's stored choice applies. */
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

/** After a code from another device: takes over that user's choices. */
export async function become(me: Me): Promise<void> {
  keep({ theme: fromServer(me.theme), ...(me.language ? { language: me.language } : {}) });
  await speak();
}

/** A visitor without an identity has nothing to store on the server. */
function store(change: MeChange): void {
  // If this fails, the choice still applies here and is stored at the next visit.
  if (identified()) void patch<Me>("/me", change).catch(() => undefined);
}

export const listenToMe = (): void => greetedAs((me) => void settle(me));
