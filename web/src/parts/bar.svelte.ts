// What a page puts into the top bar while it is open.

import type { Snippet } from "svelte";

class Bar {
  middle = $state.raw<Snippet | null>(null);
  actions = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();

/** Call inside a page's script: its snippets are shown in the bar until the page is left. */
export function fillBar(middle: Snippet | null, actions: Snippet | null): void {
  $effect(() => {
    bar.middle = middle;
    bar.actions = actions;
    return () => {
      bar.middle = null;
      bar.actions = null;
    };
  });
}
