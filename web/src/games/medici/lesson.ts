// A guided first day of Medici, with three buyers. With the decisions that the steps ask for, the deal always leads
// through the same positions: how many lots are left in the bag tells them apart.

import type { DaySheetView, MediciView } from "../../lib/messages.ts";
import type { Lesson, LessonStep } from "../../learn/lesson.ts";

type Step = LessonStep<MediciView, DaySheetView>;
type When = Step["when"];

const DRAW = "[data-token=draw]";
const STOP = "[data-token=stop]";
const PASS = "[data-token=pass]";
const BID = ".act .main";
const OFFER = "[data-group]";
const CLOTH = ".stalls > .arch:nth-of-type(1)";
const berth = (seat: number): string => `.buyer[data-seat="${seat}"]`;

/** On the first day, with `bag` lots left in the bag. */
const at =
  (bag: number, phase?: MediciView["phase"]): When =>
  (view) =>
    view.day === 1 && view.bag === bag && (phase === undefined || view.phase === phase);
/** The same, once a ship carries so many lots. */
const loaded =
  (bag: number, seat: number, lots: number): When =>
  (view) =>
    view.phase !== "bid" && at(bag)(view) && view.buyers[seat - 1]?.ship.length === lots;

const only =
  (...tokens: string[]) =>
  (token: string): boolean =>
    tokens.includes(token);
const upTo = (most: number) => (token: string) => token === "pass" || Number(token) <= most;

const mine = ({ buyers }: MediciView) => buyers[0]!;

export default {
  seed: "lesson 710",
  bots: ["face:0.5", "face:0.5"],
  rules: { first: 1 },
  steps: [
    { kind: "tell", name: "goal", when: at(17, "select"), light: [`${berth(1)} .money`] },
    { kind: "ask", name: "draw", when: at(17, "select"), light: [OFFER, DRAW], wants: only("draw") },
    { kind: "ask", name: "offer", when: at(16, "select"), light: [OFFER, STOP], wants: only("stop") },
    { kind: "tell", name: "bids", when: at(16, "bid"), light: [".round"] },
    {
      kind: "ask",
      name: "last",
      when: at(16, "bid"),
      light: [BID],
      wants: (token) => token !== "pass",
      args: ({ high }) => ({ n: high + 1 }),
    },
    {
      kind: "tell",
      name: "paid",
      when: loaded(16, 1, 2),
      light: [berth(1)],
      args: (view) => ({ n: mine(view).money }),
    },
    {
      kind: "tell",
      name: "cargo",
      when: loaded(16, 1, 2),
      light: [`${berth(1)} .cargo`],
      args: (view) => ({ n: mine(view).cargo }),
    },
    { kind: "tell", name: "stalls", when: loaded(16, 1, 2), light: [CLOTH] },
    { kind: "ask", name: "pass", when: at(13, "bid"), light: [OFFER, PASS], wants: only("pass") },
    { kind: "tell", name: "room", when: at(10, "bid"), light: [berth(2), ".round"] },
    { kind: "ask", name: "first", when: at(10, "bid"), light: [BID], wants: only("1") },
    { kind: "tell", name: "outbid", when: loaded(10, 3, 3), light: [berth(3)] },
    { kind: "ask", name: "one", when: at(9, "select"), light: [OFFER, STOP], wants: only("stop") },
    { kind: "ask", name: "save", when: at(9, "bid"), light: [PASS], wants: only("pass") },
    { kind: "ask", name: "raise", when: at(7, "bid"), light: [".choose", BID], wants: upTo(6) },
    {
      kind: "tell",
      name: "full",
      when: loaded(7, 2, 5),
      light: [berth(2)],
      args: ({ buyers }) => ({ n: buyers[1]!.money }),
    },
    { kind: "ask", name: "only", when: at(5, "bid"), light: [OFFER, BID], wants: only("1") },
    { kind: "tell", name: "level", when: loaded(5, 1, 4), light: [CLOTH] },
    { kind: "ask", name: "wait", when: at(4, "bid"), light: [PASS], wants: only("pass") },
    { kind: "sheet", name: "free", when: ({ day }) => day === 1 },
    {
      kind: "sheet",
      name: "scored",
      when: ({ day }) => day === 1,
      args: (_, sheets) => {
        const { cargo, cargo_pay, awards, bonuses, stall_pay } = sheets[0]!.buyers[0]!;
        const top = awards.cloth + bonuses.cloth;
        return { cargo, pay: cargo_pay, cloth: top, bonus: bonuses.cloth, other: stall_pay - top };
      },
    },
    {
      kind: "end",
      name: "end",
      when: ({ day }) => day > 1,
      args: (_, sheets) => ({ n: sheets[0]!.buyers[0]!.money }),
    },
  ] satisfies Step[],
} satisfies Lesson<MediciView, DaySheetView> as unknown as Lesson;
