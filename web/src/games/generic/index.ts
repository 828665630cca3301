import { withTexts } from "../../lib/i18n.svelte.ts";
import type { GameManifest } from "../manifest.ts";

/** For games that have no folder: the position as text, the legal tokens as buttons. */
export default {
  name: "",
  title: "",
  Cover: null,
  rules: null,
  tour: null,
  lesson: null,
  passes: true,
  wishes: [],
  keys: [],
  seatWord: null,
  parts: () => withTexts("game-generic", import("./parts.ts")),
} satisfies GameManifest;
