// Every word on a page comes from the texts: the markup has none of its own.

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Attributes that people read or hear. */
const SPOKEN = new Set(["aria-label", "aria-description", "aria-valuetext", "alt", "title", "placeholder"]);
/** What stands for itself in every language. */
const NAMES = /^(Florin|https:\/\/)$/;
const WORD = /\p{L}{2,}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

function words(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const child of node) words(child, found);
  else if (node !== null && typeof node === "object") {
    const { type, name, data = "" } = node as Node;
    if (type === "StyleDirective" || (type === "Attribute" && !SPOKEN.has(name ?? ""))) return found;
    if (type === "Text" && WORD.test(data) && !NAMES.test(data.trim())) found.push(data.trim());
    for (const [key, value] of Object.entries(node)) if (key !== "parent") words(value, found);
  }
  return found;
}

test.each(Object.keys(components))("%s has no words of its own", (path) => {
  expect(words(parse(components[path]!, { modern: true }).fragment)).toEqual([]);
});
