// A guided first round of Medici vs Strozzi. Four groups are prescribed, and the deal leads through the same
// positions; how many lots are left in the bag tells them apart. The rest of the round is the learner's own.

import type { RoundSheetView, StrozziView } from "../../lib/messages.ts";
import type { Lesson, LessonStep } from "../../learn/lesson.ts";
import { worthFor } from "./worth.ts";

type Step = LessonStep<StrozziView, RoundSheetView>;
type When = Step["when"];

const DRAW = "[data-token=draw]";
const STOP = "[data-token=stop]";
const NAME = ".act .main";
const OFFER = "[data-group]";
const FLAGS = ".pennant";
const basin = (harbour: number): string => `.basins > :nth-child(${harbour})`;
const tracks = (harbour: number): string => `${basin(harbour)} .columns`;
const ship = (holds: number): string => `.decide [data-ship="${holds}"]`;

/** In the first round, with `bag` lots left in the bag. */
const at =
  (bag: number, phase?: StrozziView["phase"]): When =>
  (view) =>
    view.round === 1 && view.bag === bag && (phase === undefined || view.phase === phase);
/** The same, once the learner has a ship in that harbour. */
const docked =
  (bag: number, harbour: number): When =>
  (view) =>
    at(bag)(view) && view.phase === "lot" && view.players[0]!.fleet.some((one) => one.harbour === harbour);

const only =
  (...tokens: string[]) =>
  (token: string): boolean =>
    tokens.includes(token);
const atLeast = (least: number) => (token: string) => Number(token) >= least;
const atMost = (most: number) => (token: string) => Number(token) <= most;

/** The learner's part of a scoring. */
const paid = ({ harbour_pay, monopoly_pay, money }: RoundSheetView) => ({
  harbours: harbour_pay[0],
  theirs: harbour_pay[1],
  markers: monopoly_pay[0],
  other: monopoly_pay[1],
  money: money[0],
});
const firstSheet: Step["args"] = (_, sheets) => paid(sheets[0]!);

export default {
  seed: "lesson 135",
  bots: ["face:1"],
  rules: {},
  steps: [
    { kind: "tell", name: "goal", when: at(25, "select"), light: [".basins"] },
    { kind: "ask", name: "draw", when: at(25, "select"), light: [OFFER, DRAW], wants: only("draw") },
    { kind: "ask", name: "offer", when: at(24, "select"), light: [OFFER, STOP], wants: only("stop") },
    { kind: "tell", name: "worth", when: at(24, "price"), light: [FLAGS] },
    { kind: "ask", name: "price", when: at(24, "price"), light: [".choose", NAME], wants: atLeast(4) },
    {
      kind: "ask",
      name: "declined",
      when: at(24, "load"),
      light: [ship(3), basin(3)],
      wants: only("3@3"),
      args: ({ price }) => ({ n: price ?? 0 }),
    },
    { kind: "tell", name: "harbour", when: docked(24, 3), light: [`${basin(3)} .rope`] },
    { kind: "tell", name: "marker", when: docked(24, 3), light: [tracks(3)] },
    { kind: "ask", name: "zero", when: at(23, "select"), light: [OFFER, DRAW], wants: only("draw") },
    { kind: "ask", name: "enough", when: at(22, "select"), light: [OFFER, STOP], wants: only("stop") },
    { kind: "ask", name: "again", when: at(22, "price"), light: [".choose", NAME], wants: atLeast(2) },
    { kind: "ask", name: "left", when: at(22, "load"), light: [ship(4), basin(1)], wants: only("4@1") },
    { kind: "tell", name: "pulled", when: docked(22, 1), light: [tracks(1)] },
    { kind: "ask", name: "three", when: at(21, "select"), light: [OFFER, DRAW], wants: only("draw") },
    { kind: "ask", name: "third", when: at(20, "select"), light: [OFFER, DRAW], wants: only("draw") },
    { kind: "ask", name: "low", when: at(19, "price"), light: [".choose", NAME], wants: atMost(2) },
    {
      kind: "tell",
      name: "sold",
      when: (view) => at(19, "lot")(view) && view.active === 2,
      light: [basin(1)],
    },
    {
      kind: "ask",
      name: "answer",
      when: at(16, "answer"),
      light: ["[data-token=buy]"],
      wants: only("buy"),
      args: ({ price }) => ({ n: price ?? 0 }),
    },
    { kind: "ask", name: "middle", when: at(16, "load"), light: [ship(5), basin(2)], wants: only("5@2") },
    {
      kind: "free",
      name: "own",
      when: ({ round }) => round === 1,
      asides: [
        {
          name: "no-room",
          when: (view) => view.phase === "answer" && view.to_act === 1 && !worthFor(view, 1)?.best,
        },
        { name: "answer-own", when: ({ phase, to_act }) => phase === "answer" && to_act === 1 },
        { name: "price-own", when: ({ phase, to_act }) => phase === "price" && to_act === 1 },
        { name: "load-own", when: ({ phase, to_act }) => phase === "load" && to_act === 1 },
      ],
    },
    { kind: "sheet", name: "harbours", when: ({ round }) => round === 1, args: firstSheet },
    { kind: "sheet", name: "markers", when: ({ round }) => round === 1, args: firstSheet },
    { kind: "end", name: "end", when: ({ round }) => round > 1, args: firstSheet },
  ] satisfies Step[],
} satisfies Lesson<StrozziView, RoundSheetView> as unknown as Lesson;
