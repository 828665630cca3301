import type { DaySheetView, EventView, MediciView } from "../../lib/messages.ts";
import { inOneSentence, paysInWords } from "../common/counting.ts";
import { inWords, isSale } from "../common/log.ts";
import Pieces from "../common/Pieces.svelte";
import { lotList } from "../common/words.ts";
import { anyGame } from "../manifest.ts";
import { coach } from "./coach.ts";
import { countDay } from "./count.ts";
import { isCount } from "./counting.ts";
import Decision from "./Decision.svelte";
import { bidsLast, hintOf } from "./decide.ts";
import { HOLD, rawLine } from "./log.ts";
import { shots } from "./moments.ts";
import Sales from "./Sales.svelte";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import Tally from "./Tally.svelte";
import { positionText } from "./text.ts";
import Waiting from "./Waiting.svelte";

export default anyGame<MediciView, DaySheetView>({
  scene: true,
  Table,
  Decision,
  Waiting,
  Sheet,
  Tally,
  Pieces,
  Sales,
  phase: ({ phase }) => phase,
  stage: (t, { day, days }) => t("day-of", { n: day, of: days }),
  question: (t, view) => t(bidsLast(view) ? "turn-medici-last" : `turn-medici-${view.phase}`),
  hint: hintOf,
  money: ({ buyers }) => buyers.map(({ money }) => money),
  text: positionText,
  line: (t, event, names) => inWords(t, rawLine(event as EventView), names),
  pieceWords: (t, lots, { gold }) => lotList(t, lots, gold),
  hold: ({ event }) => HOLD[event] ?? 0,
  shots: (before, events, after, calm) => shots(before, events as readonly EventView[], after, calm),
  counting: (t, moment, names) =>
    isCount(moment) ? { row: t(moment.row), pays: paysInWords(t, moment.total, names) } : null,
  isOut: ({ buyers, holds, phase }, seat) =>
    phase !== "over" && (buyers[seat - 1]?.ship.length ?? 0) >= holds,
  isSale,
  isStageEnd: ({ event }) => event === "day_scored",
  sheetOf: (event) => ("sheet" in event ? (event.sheet as DaySheetView) : null),
  sheetTitle: (t, { day }) => t("scoring-day", { day }),
  sheetWords: (t, sheet, names) => inOneSentence(t, countDay(sheet), names),
  coach,
});
