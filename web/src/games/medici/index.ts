import { withTexts } from "../../lib/i18n.svelte.ts";
import { need } from "../../lib/ready.ts";
import type { GameManifest } from "../manifest.ts";

const texts = import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" });

export default {
  name: "medici",
  title: "Medici",
  Cover: async () => (await need(import("./Cover.svelte"))).default,
  rules: {
    text: (language) => need(texts[`./rules/${language}.md`]!()),
    Drawing: async () => (await need(import("./Drawing.svelte"))).default,
  },
  tour: { pages: 4, Picture: async () => (await need(import("./Picture.svelte"))).default },
  lesson: () => withTexts("game-medici", import("./lesson.ts")),
  passes: true,
  wishes: ["counters"],
  keys: [
    { keys: "P", word: "key-pass" },
    { keys: "O", word: "key-least" },
    { keys: "F", word: "key-face" },
    { keys: "A", word: "key-all-in" },
    { keys: "D", word: "key-draw" },
    { keys: "S", word: "key-stop" },
  ],
  seatWord: null,
  parts: () => withTexts("game-medici", import("./parts.ts")),
} satisfies GameManifest;
