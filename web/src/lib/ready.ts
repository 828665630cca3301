// Tells programs when the page is complete. The root element has `data-ready`, with the path that is shown, while
// nothing that the page needs is being loaded, its fonts are there and it is laid out. Tests wait for it.

let open = 0;
let round = 0;

/** What the page shows depends on `load`. Returns it. */
export function need<T>(load: Promise<T>): Promise<T> {
  const done = begin();
  load.then(done, done);
  return load;
}

/** The page is incomplete until the returned function is called; later calls of it have no effect. */
export function begin(): () => void {
  open += 1;
  round += 1;
  if (typeof document !== "undefined") delete document.documentElement.dataset["ready"];
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    open -= 1;
    if (open === 0 && typeof document !== "undefined") void settle(round);
  };
}

/** A font is asked for by the first layout that uses it, and its arrival needs another layout. */
async function settle(begun: number): Promise<void> {
  await frame();
  await document.fonts?.ready;
  await frame();
  if (begun === round && open === 0) document.documentElement.dataset["ready"] = location.pathname;
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
