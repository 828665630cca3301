import { describe, expect, test } from "vitest";
import { chapters, parse, type Block } from "./markup.ts";

const sources = import.meta.glob<string>("../games/*/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = [...new Set(Object.keys(sources).map((path) => path.split("/")[2]!))];

test("headings, paragraphs and lists", () => {
  expect(parse("## A turn\n\nOne *two*\n**three**\n\n- a\n  b\n- c")).toEqual([
    { kind: "h2", text: "A turn", id: "a-turn" },
    {
      kind: "p",
      parts: [
        { kind: "text", text: "One " },
        { kind: "em", text: "two" },
        { kind: "text", text: " " },
        { kind: "strong", text: "three" },
      ],
    },
    { kind: "ul", items: [[{ kind: "text", text: "a b" }], [{ kind: "text", text: "c" }]] },
  ]);
});

test("tables, drawings, and examples that hold them", () => {
  const blocks = parse("| a | b |\n|---|---|\n| 1 | |\n\n> Look.\n> @ship 1 5 C5");
  expect(blocks[0]).toMatchObject({ kind: "table", rows: [[[{ text: "1" }], []]] });
  expect(blocks[1]).toEqual({
    kind: "example",
    blocks: [
      { kind: "p", parts: [{ kind: "text", text: "Look." }] },
      { kind: "draw", what: "ship", words: ["1", "5", "C5"] },
    ],
  });
});

/** Kinds of blocks and what is drawn: the skeleton that a translation must share. */
function skeleton(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => {
    if (block.kind === "draw") return [block.what, ...block.words];
    if (block.kind === "example") return skeleton(block.blocks);
    if (block.kind === "table") return [block.kind, block.head.length, block.rows.length];
    if (block.kind === "ul" || block.kind === "ol") return [block.kind, block.items.length];
    return block.kind;
  });
}

describe.each(GAMES)("the rules of %s", (game) => {
  test.each(["en", "de", "nl", "it"])("have chapters with addresses of their own in %s", (language) => {
    const list = chapters(parse(read(language)));
    expect(list.length).toBeGreaterThan(9);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });
  const read = (language: string) => sources[`../games/${game}/rules/${language}.md`]!;
  const figures = (text: string) =>
    [...text.matchAll(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)].map((match) => match[0]);
  test.each(["de", "nl", "it"])("have the same shape in %s", (language) => {
    expect(skeleton(parse(read(language)))).toEqual(skeleton(parse(read("en"))));
  });
  test.each(["de", "nl", "it"])("have the same figures in each block in %s", (language) => {
    // Ordinals in a table's head ("1st", "1.", "1e") are written in several ways.
    const lines = (code: string) =>
      read(code)
        .split("\n")
        .filter((_, i, all) => !/^\|[-| :]+$/.test(all[i + 1] ?? ""))
        .map((line) => figures(line).join(" "));
    expect(lines(language)).toEqual(lines("en"));
    expect(lines("en").filter(Boolean).length).toBeGreaterThan(20);
  });
});
