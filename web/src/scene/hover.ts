// A pointer that rests on a payout sees where it comes from, beside it. A click keeps it open.

import type { Action } from "svelte/action";

/** Milliseconds that the pointer rests: one that only passes opens nothing. */
const REST_MS = 350;
/** Pixels between the button and what it opens, and to the edges of the window. */
const GAP = 8;

/** Opens the popover of a button (`popovertarget`) while a mouse rests on it. */
export const hovering: Action<HTMLButtonElement> = (button) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at = { x: -1, y: -1 };
  const sheet = (): HTMLElement | null => document.getElementById(button.getAttribute("popovertarget") ?? "");
  const isOpen = (element: Element): boolean => element.matches(":popover-open");

  function place(element: HTMLElement): void {
    const [from, own] = [button.getBoundingClientRect(), element.getBoundingClientRect()];
    const left = from.left + from.width / 2 - own.width / 2;
    const above = from.top - own.height - GAP;
    const below = Math.min(from.bottom + GAP, innerHeight - own.height - GAP);
    element.style.left = `${Math.max(GAP, Math.min(left, innerWidth - own.width - GAP))}px`;
    element.style.top = `${above >= GAP ? above : Math.max(GAP, below)}px`;
  }
  /** What is open goes to the middle of the window, where a click or tap shows it. */
  function release(element: HTMLElement): void {
    delete element.dataset.hover;
    element.style.left = element.style.top = "";
  }
  function open(): void {
    const element = sheet();
    if (!element || document.querySelector(":popover-open, dialog[open]")) return;
    element.dataset.hover = "";
    element.showPopover();
    place(element);
  }
  function leave(): void {
    clearTimeout(timer);
    timer = undefined;
    const element = sheet();
    if (element?.dataset.hover === undefined) return;
    element.hidePopover();
    release(element);
  }
  function enter({ clientX: x, clientY: y }: PointerEvent): void {
    at = { x, y };
  }
  function move(event: PointerEvent): void {
    // A button that comes under a pointer at rest opens nothing.
    const still = event.clientX === at.x && event.clientY === at.y;
    if (event.pointerType !== "mouse" || event.buttons || still) return;
    const element = sheet();
    if (!element || isOpen(element)) return;
    clearTimeout(timer);
    timer = setTimeout(open, REST_MS);
  }
  function click(event: MouseEvent): void {
    clearTimeout(timer);
    const element = sheet();
    if (element?.dataset.hover === undefined) return;
    const kept = isOpen(element);
    release(element);
    // The browser would close it.
    if (kept) event.preventDefault();
  }

  button.addEventListener("pointerenter", enter);
  button.addEventListener("pointermove", move);
  button.addEventListener("pointerleave", leave);
  button.addEventListener("click", click);
  return { destroy: leave };
};
