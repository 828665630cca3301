import type { GameManifest } from "../manifest.ts";

const texts = import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" });

export default {
  name: "medici",
  title: "Medici",
  Cover: async () => (await import("./Cover.svelte")).default,
  rules: {
    text: (language) => texts[`./rules/${language}.md`]!(),
    Drawing: async () => (await import("./Drawing.svelte")).default,
  },
  tour: { pages: 4, Picture: async () => (await import("./Picture.svelte")).default },
  lesson: async () => (await import("./lesson.ts")).default,
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
  parts: async () => (await import("./parts.ts")).default,
} satisfies GameManifest;
