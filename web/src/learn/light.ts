// Highlights parts of the scene (see the style sheet in Guide.svelte).

const MARK = "data-lit";

/** Marks all elements that match, also those that appear later. Returns a function that ends it. */
export function light(selectors: readonly string[]): () => void {
  const wanted = selectors.map((one) => `.scene ${one}`).join();
  const mark = (): void => {
    for (const element of document.querySelectorAll(`[${MARK}]`)) {
      if (!wanted || !element.matches(wanted)) element.removeAttribute(MARK);
    }
    if (!wanted) return;
    for (const element of document.querySelectorAll(wanted)) {
      if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}
