import { expect, test, vi } from "vitest";
import { here } from "../testing/kit.ts";
import { address } from "./router.svelte.ts";

/** Clicks a link; whether the app has followed it, without the browser. */
function click(attributes: string, change: MouseEventInit = {}): boolean {
  history.replaceState(null, "", "/learn");
  address.path = "/learn";
  document.body.innerHTML = `<a ${attributes}><b>here</b></a>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...change });
  document.querySelector("b")!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(address.path !== "/learn");
  return event.defaultPrevented;
}

test("a link inside the app is followed without a reload", () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  expect(click('href="/t/abc/replay?ply=3"')).toBe(true);
  expect([here(), address.path, address.search]).toEqual(["/t/abc/replay?ply=3", "/t/abc/replay", "?ply=3"]);
});

test.each([
  ["to a place in the page", 'href="/rules/medici#S5"', {}],
  ["to a file", 'href="/file.json" download', {}],
  ["to the server", 'href="/api/me/export"', {}],
  ["for another window", 'href="/new" target="_blank"', {}],
  ["by the middle button", 'href="/new"', { button: 1 }],
  ["with Ctrl", 'href="/new"', { ctrlKey: true }],
  ["with Shift", 'href="/new"', { shiftKey: true }],
  ["with Alt", 'href="/new"', { altKey: true }],
  ["with Meta", 'href="/new"', { metaKey: true }],
])("a link %s is the browser's", (_, attributes, change) => {
  expect(click(attributes, change)).toBe(false);
});
