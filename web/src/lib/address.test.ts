import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { match } = await import("./router.svelte.ts");
const { negotiate } = await import("./negotiate.ts");

test("addresses lead to pages", () => {
  expect(match("/")).toEqual({ page: "home", id: "" });
  expect(match("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(match("/t/abc/replay")).toEqual({ page: "replay", id: "abc" });
  expect(match("/rules/strozzi")).toEqual({ page: "rules", id: "strozzi" });
  expect(match("/rules")).toEqual({ page: "rules", id: "medici" });
  expect(match("/signin")).toEqual({ page: "signin", id: "" });
  expect(match("/learn")).toEqual({ page: "lessons", id: "" });
  expect(match("/learn/medici")).toEqual({ page: "learn", id: "medici" });
  expect(match("/learn/chess").page).toBe("lost");
  expect(match("/me")).toEqual({ page: "profile", id: "" });
  expect(match("/@anna-b")).toEqual({ page: "profile", id: "anna-b" });
  expect(match("/@an").page).toBe("lost");
  expect(match("/@änna").page).toBe("lost");
  expect(match("/@anna/else").page).toBe("lost");
  expect(match("/settings/tokens").page).toBe("tokens");
  expect(match("/settings/else").page).toBe("lost");
  expect(match("/rules/chess").page).toBe("lost");
  expect(match("/t/abc/else").page).toBe("lost");
  expect(match("/t/abc/replay/else").page).toBe("lost");
});

test("the browser's first language that Florin speaks", () => {
  expect(negotiate(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(negotiate(["de-AT"])).toBe("de");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});
