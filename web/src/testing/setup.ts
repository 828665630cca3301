import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";
import { begin, end } from "./kit.ts";

beforeEach(begin);
afterEach(() => {
  cleanup();
  end();
});
