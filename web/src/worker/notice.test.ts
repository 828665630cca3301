import { expect, test } from "vitest";
import { noticeOf, shown } from "./notice.ts";

test("a message becomes a notice that opens its page", () => {
  const { title, options } = noticeOf({ title: "Your turn", body: "Medici", path: "/t/x", tag: "x" });
  expect(title).toBe("Your turn");
  expect(options).toMatchObject({ body: "Medici", tag: "florin-x", data: { path: "/t/x" } });
});

test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", "", undefined])(
  "only pages of this site are opened: %s",
  (path) => {
    expect(noticeOf(path === undefined ? {} : { path }).options.data.path).toBe("/");
  },
);

test("the badge counts games, goes away at none, and failures do not matter", async () => {
  const calls: (number | string)[] = [];
  const system = {
    setAppBadge: (count: number) => Promise.resolve(void calls.push(count)),
    clearAppBadge: () => Promise.resolve(void calls.push("clear")),
  } as unknown as Navigator;
  await shown(system, 3);
  await shown(system, 0);
  await shown(system, null);
  await shown({} as Navigator, 1);
  await shown({ setAppBadge: () => Promise.reject(new Error()) } as unknown as Navigator, 1);
  expect(calls).toEqual([3, "clear"]);
});
