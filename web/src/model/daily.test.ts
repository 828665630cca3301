import { expect, test } from "vitest";
import type { DealCard } from "../lib/messages.ts";
import { dateWords, monthBeside, rankWords, shareText, timeLeft, weekdays, weeksOf } from "./daily.ts";

const t = (key: string, args?: Record<string, unknown>) =>
  [key, ...Object.values(args ?? {}).map(String)].join(" ");

const card: DealCard = {
  deal: "2026-11-18-some",
  date: "2026-11-18",
  game: "some",
  seat: 2,
  lineup: ["novice", null, "banker", "novice"],
  state: "finished",
  table: "t",
  ends: 0,
  result: {
    place: 2,
    money: 142,
    in_time: true,
    rank: 9,
    players: 50,
    percent: 18,
    accuracy: null,
    own: null,
    luck: null,
    adjusted: null,
  },
};

test("dates are those of UTC in the reader's language", () => {
  expect(dateWords("en", "2026-11-18")).toBe("Wednesday, November 18");
  expect(dateWords("de", "2026-11-18")).toBe("Mittwoch, 18. November");
  expect(dateWords("nl", "2026-11-18", false)).toBe("18 november 2026");
  expect(weekdays("it")[0]).toBe("lun");
});

test("months follow each other over the turn of the year", () => {
  expect(monthBeside("2026-12", 1)).toBe("2027-01");
  expect(monthBeside("2026-01", -1)).toBe("2025-12");
});

test("the calendar begins on Monday and knows the length of each month", () => {
  const weeks = weeksOf("2026-11", [{ date: "2026-11-18", deals: [] }]);
  expect(weeks.length).toBe(6);
  // The first of November 2026 is a Sunday.
  expect(weeks[0]!.map((cell) => cell?.number ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(weeks.flat().filter(Boolean).length).toBe(30);
  expect(
    weeks
      .flat()
      .filter((cell) => cell?.day)
      .map((cell) => cell!.date),
  ).toEqual(["2026-11-18"]);
  expect(weeksOf("2028-02", []).flat().filter(Boolean).length).toBe(29);
});

test("the time that is left", () => {
  expect(timeLeft(t, 8 * 3_600_000 + 60_000)).toBe("daily-hours 8 1");
  expect(timeLeft(t, 61_000)).toBe("daily-minutes 2");
  expect(timeLeft(t, 0)).toBe("daily-minutes 1");
});

test("a result is told with place, money and percentage, or the rank among few", () => {
  expect(shareText(t, "Some", card)).toBe(
    "daily-share Some 2026-11-18 place-of 2 4, florins 142, daily-top 18",
  );
  const result = card.result!;
  expect(rankWords(t, { ...result, percent: null, rank: 3, players: 4 })).toBe("daily-rank 3 4");
  expect(rankWords(t, { ...result, percent: 90, rank: 45 })).toBe("daily-rank 45 50");
  expect(rankWords(t, { ...result, percent: null, rank: null })).toBe("");
  expect(shareText(t, "Some", { ...card, result: null })).toBe("");
});
