import { expect, test } from "vitest";
import { slot } from "./pieces.ts";

test("pieces on one field neither hide each other nor leave the board", () => {
  for (let n = 1; n <= 6; n++) {
    const slots = Array.from({ length: n }, (_, i) => slot(i, n));
    for (const [i, one] of slots.entries()) {
      expect(one.inward - one.r).toBeGreaterThanOrEqual(-8.5);
      for (const other of slots.slice(0, i)) {
        expect(Math.hypot(one.along - other.along, one.inward - other.inward)).toBeGreaterThanOrEqual(
          one.r + other.r,
        );
      }
    }
  }
});
