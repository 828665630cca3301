// Components have no words of their own: all that is read, or heard by a screen reader, comes from the texts.

import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
/** Attributes that are read or heard. */
const HEARD = ["alt", "aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "title"];
/** Names, signs and units, which are the same in every language. */
const SAME = /^(Florin|https:\/\/|C5 D0 Au)$/;

/** The words that a component writes itself. */
function ownWords(source: string): string[] {
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== "object") return;
    const { type } = node as { type?: string };
    if (type === "Text") words.push((node as AST.Text).data);
    if (type === "StyleDirective") return;
    if (type === "Attribute") {
      const { name, value } = node as AST.Attribute;
      if (HEARD.includes(name)) visit(value);
      return;
    }
    Object.values(node).forEach(visit);
  };
  visit(parse(source, { modern: true }).fragment);
  return words.map((word) => word.trim()).filter((word) => /\p{L}{2}/u.test(word) && !SAME.test(word));
}

test("no component has words of its own", () => {
  const written = Object.entries(sources).map(([path, source]) => [path, ownWords(source)] as const);
  expect(written.filter(([, words]) => words.length)).toEqual([]);
});

test("words are found in text and in attributes", () => {
  expect(ownWords('<p class="big">Play {t("now")}</p><input placeholder="Your name" />')).toEqual([
    "Play",
    "Your name",
  ]);
});
