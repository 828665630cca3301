// The long texts say the same in all languages, and words that pages explain are in the glossary.

import { expect, test } from "vitest";
import { parse } from "../rules/markup.ts";

const texts = import.meta.glob<string>("./*/*.md", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const names = [...new Set(Object.keys(texts).map((path) => path.split("/")[1]!))];
const text = (name: string, language: string) => texts[`./${name}/${language}.md`]!;

/** Kinds of blocks, ids of headings, and figures: what a translation keeps. */
const shape = (source: string) => parse(source).map((block) => block.kind);
const ids = (source: string) => [...source.matchAll(/\{#([a-z-]+)\}/g)].map(([, id]) => id);
/** The figures of its tables. */
const figures = (source: string) => source.match(/^\|.*/gm)?.join().match(/\d+/g);

test.each(names.flatMap((name) => ["de", "nl", "it"].map((language) => [name, language])))(
  "%s in %s keeps the shape of the English text",
  (name, language) => {
    const [own, english] = [text(name!, language!), text(name!, "en")];
    expect(shape(own)).toEqual(shape(english));
    expect(ids(own)).toEqual(ids(english));
    if (name!.startsWith("aid-")) expect(figures(own)).toEqual(figures(english));
  },
);

test("a heading names its id", () => {
  expect(parse("## Glück {#luck}")).toMatchObject([{ kind: "h2", text: "Glück", id: "luck" }]);
});

test("every word that a page explains is in the glossary", () => {
  const words = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<Word id="([a-z-]+)"/g)].map(([, id]) => id),
  );
  expect(words.length).toBeGreaterThan(5);
  const known = new Set(ids(text("glossary", "en")));
  expect(words.filter((id) => !known.has(id))).toEqual([]);
});
