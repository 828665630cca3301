import { expect, test } from "vitest";
import { pseudo } from "./pseudo.ts";

test("a text has accents and a third more letters", () => {
  expect(pseudo("Pass")).toBe("Pâŝŝ~~");
  expect(pseudo("12 – ")).toBe("12 – ~~");
  expect(pseudo("")).toBe("");
});
