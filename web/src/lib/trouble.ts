// What went wrong with a request, in the reader's language.

import { Offline, Refusal } from "./api.ts";
import { has, t } from "./i18n.svelte.ts";
import type { Problem } from "./messages.ts";

/** A newer server may have errors that this page has no text for. */
export function refusalWords(name: Problem["error"]): string {
  const key = `error-${name.replaceAll("_", "-")}`;
  return t(has(key) ? key : "error-bad-request");
}

/**
 * A sentence for a refusal or a missing answer; rethrows anything else, which is a bug here.
 * `refused`: the text for any refusal, where the reason does not matter.
 */
export function troubleOf(error: unknown, refused?: string): string {
  if (error instanceof Refusal) return refused ? t(refused) : refusalWords(error.problem.error);
  if (error instanceof Offline) return t("offline");
  throw error;
}
