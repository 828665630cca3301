// The small markup of rules and other long texts: headings, paragraphs, lists, tables, examples (>), drawings (@)
// and links to pages of the app. A heading may name its id, for links in all languages: `## Luck {#luck}`.

export type Inline =
  { kind: "text" | "strong" | "em"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "h1" | "h2" | "h3"; text: string; id: string }
  | { kind: "p"; parts: Inline[] }
  | { kind: "ul" | "ol"; items: Inline[][] }
  | { kind: "example"; blocks: Block[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "draw"; what: string; words: string[] };

export type Chapter = Extract<Block, { kind: "h1" | "h2" | "h3" }>;

/** The headings of the chapters, as links lead to them. */
export const chapters = (blocks: readonly Block[]): Chapter[] =>
  blocks.filter((block): block is Chapter => block.kind === "h2");

export function parse(source: string): Block[] {
  return group(source.split("\n"));
}

function group(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let i = 0;
  const run = (test: (line: string) => boolean): string[] => {
    const start = i;
    while (i < lines.length && test(lines[i]!)) i++;
    return lines.slice(start, i);
  };
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    if (line.trim() === "") i++;
    else if (heading) {
      const [, text = "", own] = /^(.*?)(?: \{#([a-z-]+)\})?$/.exec(heading[2]!)!;
      blocks.push({
        kind: `h${heading[1]!.length}` as "h1",
        text,
        id: own ?? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"),
      });
      i++;
    } else if (line.startsWith("@")) {
      const [what = "", ...words] = line.slice(1).trim().split(/\s+/);
      blocks.push({ kind: "draw", what, words });
      i++;
    } else if (line.startsWith(">")) {
      blocks.push({
        kind: "example",
        blocks: group(run((l) => l.startsWith(">")).map((l) => l.replace(/^> ?/, ""))),
      });
    } else if (line.startsWith("|")) {
      const rows = run((l) => l.startsWith("|")).map(cells);
      blocks.push({ kind: "table", head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (/^(-|\d+\.) /.test(line)) {
      const ordered = /^\d/.test(line);
      const items = joined(run((l) => /^(-|\d+\.) /.test(l) || /^ {2,}\S/.test(l)));
      blocks.push({
        kind: ordered ? "ol" : "ul",
        items: items.map((item) => inline(item.replace(/^(-|\d+\.) /, ""))),
      });
    } else {
      const text = run((l) => l.trim() !== "" && !/^([#@>|]|- |\d+\. )/.test(l));
      blocks.push({ kind: "p", parts: inline(text.join(" ")) });
    }
  }
  return blocks;
}

/** List items may run over several indented lines. */
function joined(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^ {2,}/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
    else items.push(line);
  }
  return items;
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\(\/[^)]*\))/)
    .filter(Boolean)
    .map((part): Inline => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      const link = /^\[(.+)\]\((.+)\)$/.exec(part);
      if (link) return { kind: "link", text: link[1]!, href: link[2]! };
      if (part.startsWith("*")) return { kind: "em", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
