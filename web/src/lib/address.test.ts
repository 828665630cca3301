import { expect, test, vi } from "vitest";
import addresses from "./addresses.json";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { match } = await import("./router.svelte.ts");
const { percent, signedPercent } = await import("./i18n.svelte.ts");
const { negotiate } = await import("./negotiate.ts");

// The server answers 404 where there is no page: tests/server/test_pages.py reads the same list.
test.each(Object.entries(addresses))("the page at %s", (path, [page, id]) => {
  expect(match(path)).toEqual({ page, id });
});

test("the browser's first language that Florin speaks", () => {
  expect(negotiate(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(negotiate(["de-AT"])).toBe("de");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});

test("changes of a share have a sign, and a true minus", () => {
  expect([-0.0124, 0, 0.5].map((change) => signedPercent(change, 1))).toEqual(["−1.2%", "0%", "+50%"]);
  expect([0.0124, 1].map((share) => percent(share))).toEqual(["1%", "100%"]);
});
