// Tables that this device has seen before their game began. If such a table does not exist any more, its host has
// closed it, even if the device slept or was offline at that moment.

import { keep, prefs } from "./prefs.svelte.ts";

/** The server removes tables that are never started only after a longer time, in milliseconds. */
export const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 20;

type Waiting = Readonly<Record<string, number>>;

/** What is remembered at the time `now`, once the table `id` was seen waiting, or seen in play. */
export function seen(known: Waiting, id: string, waits: boolean, now: number): Waiting {
  const recent = Object.entries(known).filter(([one, at]) => one !== id && at > now - REMEMBERED_MS);
  if (waits) recent.push([id, now]);
  return Object.fromEntries(recent.slice(-MOST));
}

/** Whether a table that does not exist was seen waiting. */
export const waited = (known: Waiting, id: string, now: number): boolean =>
  Object.hasOwn(known, id) && known[id]! > now - REMEMBERED_MS;

export function sawTable(id: string, waits: boolean): void {
  // Most visits change nothing.
  if (waits || Object.hasOwn(prefs.waiting, id))
    keep({ waiting: seen(prefs.waiting, id, waits, Date.now()) });
}

export const wasWaiting = (id: string): boolean => waited(prefs.waiting, id, Date.now());
