import type { PlainEvent, PlainSheet, PlainView } from "../../lib/plain.ts";
import { anyGame } from "../manifest.ts";
import Decision from "./Decision.svelte";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";

/** Milliseconds that every event stays on the screen: nothing is known about it but its text. */
const HOLD = 600;

export default anyGame<PlainView, PlainSheet>({
  scene: false,
  Table,
  Decision,
  Waiting: null,
  Sheet,
  Tally: null,
  Pieces: null,
  Sales: null,
  phase: ({ to_act }) => (to_act === null ? "over" : "plain"),
  stage: (t, { stage, stages }) => t("stage-of", { n: stage, of: stages }),
  question: (t) => t("turn-plain"),
  money: ({ money }) => money,
  text: (_t, { text }) => text,
  line(_t, event) {
    const { name, text } = event as PlainEvent;
    return { kind: `log-${name}`, tone: "normal", seat: null, text, pieces: [], mute: false, aside: false };
  },
  pieceWords: (_t, pieces) => pieces.join(", "),
  hold: () => HOLD,
  isSale: () => false,
  isStageEnd: () => false,
  sheetOf: () => null,
  sheetTitle: (t, { stage }) => t("scoring-stage", { n: stage }),
  sheetWords: () => "",
  coach: {
    token: (t, how, token, name) => t(`${how}-token`, { name, token }),
    isAboutGroup: () => true,
    isUnfair: () => false,
  },
});
