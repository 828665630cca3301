import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import type { Position } from "../lib/game.ts";
import { find, findAgain, judge, stopsAt, type LessonStep } from "./lesson.ts";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { manifests } = await import("../games/index.ts");

interface View extends Position {
  at: number;
}
const view = (at: number, to_act: number | "chance" = 1): View => ({ game: "game", to_act, at });
const mine = (at: number) => ({ view: view(at), mine: true, scoring: false });
const watching = (at: number) => ({ view: view(at, "chance"), mine: false, scoring: false });
const scoring = (at: number) => ({ view: view(at, "chance"), mine: false, scoring: true });
const step = (kind: LessonStep["kind"], name: string, at: number, ...wanted: string[]) =>
  ({
    kind,
    name,
    when: (now: View) => now.at === at,
    wants: (token: string) => wanted.includes(token),
  }) as unknown as LessonStep;

// A decision, what it led to, another decision, free play with its scoring, the end.
const steps: LessonStep[] = [
  step("tell", "hello", 1),
  step("ask", "draw", 1, "draw"),
  step("tell", "drawn", 2),
  step("ask", "bid", 3, "1", "2"),
  { kind: "free", name: "own", when: (now) => (now as View).at < 9 },
  step("sheet", "scored", 8),
  step("end", "end", 9),
];

describe("which step is shown", () => {
  test("the first that applies", () => {
    expect(find(steps, 0, mine(1))).toBe(0);
    expect(find(steps, 1, mine(1))).toBe(1);
    expect(find(steps, 2, watching(2))).toBe(2);
  });
  test("a step whose moment has passed is left out, but no decision is", () => {
    expect(find(steps, 2, mine(3))).toBe(3);
    expect(find(steps, 1, mine(3))).toBe(null);
  });
  test("decisions are asked for when they are due", () => {
    expect(find(steps, 3, watching(3))).toBe(null);
    expect(find(steps, 3, mine(3))).toBe(3);
  });
  test("free play lasts until something else applies", () => {
    expect(find(steps, 4, mine(5))).toBe(4);
    expect(find(steps, 4, watching(5))).toBe(null);
    expect(find(steps, 4, scoring(8))).toBe(5);
    expect(find(steps, 5, mine(9))).toBe(6);
  });
  test("a decision that was taken back is asked for again", () => {
    expect(findAgain(steps, 3, mine(1))).toBe(1);
    expect(findAgain(steps, 3, watching(1))).toBe(null);
    expect(findAgain(steps, 3, mine(4))).toBe(null);
  });
});

test("the game waits where there is something to tell, not at the learner's own decision", () => {
  expect(stopsAt(steps, 2, view(2, "chance"))).toBe(true);
  expect(stopsAt(steps, 2, view(2, 1))).toBe(false);
  expect(stopsAt(steps, 2, view(3, "chance"))).toBe(false);
});

describe("a decision", () => {
  test("that the step wants completes it, even before Next", () => {
    expect(judge(steps, 1, "draw", mine(1))).toEqual({ at: 2, accepted: true });
    expect(judge(steps, 0, "draw", mine(1))).toEqual({ at: 2, accepted: true });
    expect(judge(steps, 3, "2", mine(3))).toEqual({ at: 4, accepted: true });
  });
  test("that it does not want is declined, and the step is shown", () => {
    expect(judge(steps, 0, "stop", mine(1))).toEqual({ at: 1, accepted: false });
    expect(judge(steps, 3, "7", mine(3))).toEqual({ at: 3, accepted: false });
  });
  test("is free elsewhere", () => {
    expect(judge(steps, 4, "anything", mine(5))).toEqual({ at: 4, accepted: true });
    expect(judge(steps, 6, "anything", mine(9))).toEqual({ at: 6, accepted: true });
  });
});

const texts = import.meta.glob<string>(["../locales/*.ftl", "../games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const taught = manifests.filter(({ lesson }) => lesson);

test("every game has a lesson", () => {
  expect(taught.map(({ name }) => name)).toEqual(manifests.map(({ name }) => name));
});

describe.each(taught.map(({ name, lesson }) => ({ name, lesson: lesson! })))(
  "the lesson of $name",
  ({ name, lesson }) => {
    test.each(["en", "de", "nl", "it"])("has all its texts in %s", async (language) => {
      const bundle = new FluentBundle(language);
      for (const [path, text] of Object.entries(texts))
        if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
      const { steps } = await lesson();
      const wanted = steps.flatMap(({ kind, name: key, asides }) => [
        `lesson-${name}-${key}`,
        ...(kind === "ask" ? [`lesson-${name}-${key}-do`] : []),
        ...(asides ?? []).map((aside) => `lesson-${name}-${aside.name}`),
      ]);
      expect([...wanted, `lesson-${name}-pitch`].filter((key) => !bundle.hasMessage(key))).toEqual([]);
    });
    test("asks, scores and ends", async () => {
      const { steps } = await lesson();
      const kinds = steps.map(({ kind }) => kind);
      expect(new Set(steps.map(({ name: key }) => key)).size).toBe(steps.length);
      expect(kinds.at(-1)).toBe("end");
      expect(kinds.filter((kind) => kind === "sheet").length).toBeGreaterThan(0);
      for (const { kind, wants } of steps) expect(wants === undefined).toBe(kind !== "ask");
    });
  },
);
