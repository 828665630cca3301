// Gives a text and a link to other apps, or to the clipboard.

import { copy } from "./copy.ts";

/** "shared" by an app, "copied", "closed" by the user, or "by-hand" if neither is possible. */
export type Shared = "shared" | "copied" | "closed" | "by-hand";

/** Whether this device has a menu of apps to share with: phones do. */
export const canShare = (): boolean => "share" in navigator;

export async function share(text: string, url: string): Promise<Shared> {
  if (canShare()) {
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "closed";
    }
  }
  return (await copy(`${text} ${url}`)) ? "copied" : "by-hand";
}
