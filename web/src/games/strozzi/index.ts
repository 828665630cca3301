import { withTexts } from "../../lib/i18n.svelte.ts";
import { need } from "../../lib/ready.ts";
import type { GameManifest } from "../manifest.ts";

const texts = import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" });

export default {
  name: "strozzi",
  title: "Medici vs Strozzi",
  Cover: async () => (await need(import("./Cover.svelte"))).default,
  rules: {
    text: (language) => need(texts[`./rules/${language}.md`]!()),
    Drawing: async () => (await need(import("./Drawing.svelte"))).default,
  },
  tour: { pages: 4, Picture: async () => (await need(import("./Picture.svelte"))).default },
  lesson: () => withTexts("game-strozzi", import("./lesson.ts")),
  passes: false,
  wishes: [],
  keys: [
    { keys: "F", word: "key-face" },
    { keys: "D", word: "key-draw" },
    { keys: "S", word: "key-stop" },
    { keys: "B", word: "key-buy" },
    { keys: "N", word: "key-decline" },
    { keys: "X", word: "key-discard" },
    { keys: "3 4 5 · 1 2 3", word: "key-load" },
  ],
  seatWord: (seat) => `house-${seat}`,
  parts: () => withTexts("game-strozzi", import("./parts.ts")),
} satisfies GameManifest;
