// What went wrong with a request, in the reader's words.

import { Offline, Refusal } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import type { Problem } from "./messages.ts";

export const refusalWords = (name: Problem["error"]): string => t(`error-${name.replaceAll("_", "-")}`);

/** A sentence for a refusal or a silent server; anything else is a fault of ours, and thrown on. */
export function troubleOf(error: unknown): string {
  if (error instanceof Refusal) return refusalWords(error.problem.error);
  if (error instanceof Offline) return t("offline");
  throw error;
}
