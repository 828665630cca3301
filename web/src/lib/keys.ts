// Keyboard shortcuts. The page has one listener; components register what their keys do.

import { onMount } from "svelte";
import { prefs } from "./prefs.svelte.ts";

export interface Shortcuts {
  /** True if the key did something; the browser and other shortcuts then ignore it. */
  press: (key: string, target: HTMLElement) => boolean;
  /** Also for single characters if the reader has switched them off, and inside fields and dialogs. */
  always?: boolean;
}

const registered: Shortcuts[] = [];

/** Elements that use keys themselves. A slider ignores digits and letters. */
const FIELDS = "input:not([type=range]), textarea, select, dialog *";

function onkeydown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // The browser itself closes an open popover.
  if (event.key === "Escape" && document.querySelector(":popover-open")) return;
  const target = event.target as HTMLElement;
  const restricted = target.matches(FIELDS) || (!prefs.keys && event.key.length === 1);
  // The component that was opened last comes first.
  const used = registered
    .toReversed()
    .some(({ press, always }) => (always || !restricted) && press(event.key, target));
  if (used) event.preventDefault();
}

/** Returns a function that removes the shortcuts. */
export function register(shortcuts: Shortcuts): () => void {
  if (registered.length === 0) addEventListener("keydown", onkeydown);
  registered.push(shortcuts);
  return () => {
    registered.splice(registered.indexOf(shortcuts), 1);
    if (registered.length === 0) removeEventListener("keydown", onkeydown);
  };
}

/** Call inside a component's script: the keys work while the component is shown. */
export function shortcuts(press: Shortcuts["press"]): void {
  onMount(() => register({ press }));
}
