// Dragging by mouse, pen or finger alike: the browser's own drag and drop does not work with touch.

import type { Action } from "svelte/action";
import { register } from "./keys.ts";

export interface Drag {
  /** A CSS selector of where something may be dropped. */
  onto: string;
  /** What is under the pointer now; null: nothing. */
  over: (target: HTMLElement | null) => void;
  drop: (target: HTMLElement) => void;
}

// Pixels; less is a press, not a drag.
const THRESHOLD = 8;
// Pixels from the edge of the window at which the page follows.
const EDGE = 48;

/** Makes an element draggable while it is given a Drag, and not while it is given null. */
export const dragging: Action<HTMLElement, Drag | null> = (node, first) => {
  let drag = first;
  let from: { x: number; y: number; scroll: number; pointer: number } | null = null;
  let moving = false;

  const under = (event: PointerEvent) =>
    drag
      ? (document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(drag.onto) ?? null)
      : null;

  function end(): void {
    from = null;
    if (!moving) return;
    moving = false;
    node.classList.remove("dragged");
    node.style.translate = "";
    drag?.over(null);
  }
  function down(event: PointerEvent): void {
    if (drag && event.isPrimary && event.button === 0)
      from = { x: event.clientX, y: event.clientY, scroll: scrollY, pointer: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(dx, dy) < THRESHOLD) return;
    if (!moving) {
      moving = true;
      node.classList.add("dragged");
    }
    if (event.clientY > innerHeight - EDGE) scrollBy(0, EDGE / 4);
    else if (event.clientY < EDGE) scrollBy(0, -EDGE / 4);
    node.style.translate = `${dx}px ${dy + scrollY - from.scroll}px`;
    drag?.over(under(event));
  }
  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const target = moving ? under(event) : null;
    end();
    if (target) drag?.drop(target);
  }
  function cancel(key: string): boolean {
    if (key !== "Escape" || !moving) return false;
    end();
    return true;
  }

  node.addEventListener("pointerdown", down);
  // On the window: a fast pointer leaves the element with its first movement.
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  const unregister = register({ press: cancel, always: true });
  return {
    update(next: Drag | null) {
      drag = next;
      if (!drag) end();
    },
    destroy() {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      unregister();
    },
  };
};
