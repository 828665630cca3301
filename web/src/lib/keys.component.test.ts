import { afterEach, expect, test } from "vitest";
import { register } from "./keys.ts";
import { keep } from "./prefs.svelte.ts";

const used: string[] = [];
const ends: (() => void)[] = [];
/** Shortcuts that do something for these keys. */
function listen(name: string, keys: string, always = false): () => void {
  const end = register({ always, press: (key) => keys.includes(key) && used.push(`${name} ${key}`) > 0 });
  ends.push(end);
  return end;
}
/** What a key does; "browser" if it is left to the browser. */
function press(key: string, change: KeyboardEventInit = {}, target: Element = document.body): string {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...change });
  const free = target.dispatchEvent(event);
  return `${used.splice(0).join(", ")}${free ? "browser" : ""}`;
}

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  document.body.replaceChildren();
});

test("the component that was opened last comes first, and its keys go with it", () => {
  listen("table", "pd");
  const end = listen("dialog", "p");
  expect([press("p"), press("d"), press("x")]).toEqual(["dialog p", "table d", "browser"]);
  end();
  expect(press("p")).toBe("table p");
  ends.splice(0, 1)[0]!();
  expect(press("p")).toBe("browser");
  listen("table", "p");
  expect(press("p")).toBe("table p");
});

test("keys with Ctrl, Alt or Meta are the browser's, and so are keys that others have used", () => {
  listen("table", "p");
  for (const key of ["ctrlKey", "altKey", "metaKey"]) expect(press("p", { [key]: true })).toBe("browser");
  expect(press("p", { shiftKey: true })).toBe("table p");
  document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  expect(press("p")).toBe("");
});

test("fields and dialogs use keys themselves, a slider does not", () => {
  listen("table", "p");
  document.body.innerHTML =
    "<input id=text><textarea id=long></textarea><select id=select></select><dialog><b id=dialog></b></dialog>" +
    "<input id=slider type=range><button id=button></button>";
  const pressed = Object.fromEntries(
    [...document.querySelectorAll("[id]")].map((element) => [element.id, press("p", {}, element)]),
  );
  const browser = { text: "browser", long: "browser", select: "browser", dialog: "browser" };
  expect(pressed).toEqual({ ...browser, slider: "table p", button: "table p" });
  listen("menu", "p", true);
  expect(press("p", {}, document.getElementById("text")!)).toBe("menu p");
});

test("single characters can be switched off", () => {
  keep({ keys: false });
  const end = register({ press: (key) => ["p", "Enter"].includes(key) });
  ends.push(end);
  expect([press("p"), press("Enter")]).toEqual(["browser", ""]);
  listen("menu", "p", true);
  expect(press("p")).toBe("menu p");
});
