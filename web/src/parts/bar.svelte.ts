// What a page puts into the top bar while it is open.

import type { Snippet } from "svelte";

class Bar {
  middle = $state.raw<Snippet | null>(null);
  actions = $state.raw<Snippet | null>(null);
  /** How many scenes are shown: a scene has a top bar of its own. */
  scenes = $state(0);
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

/** For onMount: the page's own top bar makes room for a scene. */
export function enterScene(): () => void {
  bar.scenes += 1;
  return () => {
    bar.scenes -= 1;
  };
}
