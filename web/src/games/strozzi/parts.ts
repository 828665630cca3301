import type { EventView, RoundSheetView, StrozziView } from "../../lib/messages.ts";
import { inOneSentence, paysInWords } from "../common/counting.ts";
import { inWords, isSale } from "../common/log.ts";
import Pieces from "../common/Pieces.svelte";
import { lotList } from "../common/words.ts";
import { anyGame } from "../manifest.ts";
import { coach } from "./coach.ts";
import { countRound } from "./count.ts";
import { isCount } from "./counting.ts";
import Decision from "./Decision.svelte";
import { HOLD, rawLine } from "./log.ts";
import { shots } from "./moments.ts";
import Sales from "./Sales.svelte";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import { positionText } from "./text.ts";
import Waiting from "./Waiting.svelte";

export default anyGame<StrozziView, RoundSheetView>({
  scene: true,
  Table,
  Decision,
  Waiting,
  Sheet,
  Tally,
  Pieces,
  Sales,
  phase: ({ phase }) => phase,
  stage: (t, { round, rounds }) => t("round-of", { n: round, of: rounds }),
  question: (t, { phase, price }) => t(`turn-strozzi-${phase}`, { n: price ?? 0 }),
  hint: (t, { phase, group, group_limit, price }) =>
    phase === "load" ? "" : t(`hint-strozzi-${phase}`, { n: group_limit - group.length, price: price ?? 0 }),
  money: ({ players }) => players.map(({ money }) => money),
  text: positionText,
  line: (t, event, names) => inWords(t, rawLine(event as EventView), names),
  pieceWords: (t, lots, { gold }) => lotList(t, lots, gold),
  hold: ({ event }) => HOLD[event] ?? 0,
  counting: (t, moment, names) =>
    isCount(moment)
      ? { row: t(`harbour-${moment.harbour}`), pays: paysInWords(t, moment.total, names) }
      : null,
  isSale,
  isStageEnd: ({ event }) => event === "round_scored",
  shots: (before, events, after, calm) => shots(before, events as readonly EventView[], after, calm),
  sheetOf: (event) => ("sheet" in event ? (event.sheet as RoundSheetView) : null),
  sheetTitle: (t, { round }) => t("scoring-round", { round }),
  sheetWords: (t, sheet, names) => inOneSentence(t, countRound(sheet), names),
  coach,
});
