import { expect, test } from "vitest";
import { linked } from "./linked.ts";

test("addresses of mail and pages become links, and nothing else does", () => {
  expect(linked("Anna Rossi\nanna@florin.example, or https://florin.example/ask.")).toEqual([
    { text: "Anna Rossi\n" },
    { text: "anna@florin.example", href: "mailto:anna@florin.example" },
    { text: ", or " },
    { text: "https://florin.example/ask", href: "https://florin.example/ask" },
    { text: "." },
  ]);
  expect(linked("javascript:alert(1)")).toEqual([{ text: "javascript:alert(1)" }]);
});
