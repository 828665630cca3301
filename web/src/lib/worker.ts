// The service worker of the app, and Web Push in this browser.

import { del, post } from "./api.ts";
import type { Notices } from "./messages.ts";
import { update } from "./update.svelte.ts";

/** Tests and the development server run without it. */
const offered = "serviceWorker" in navigator && import.meta.env.PROD;

/** Registers the service worker, and tells `update` when a newer version is ready. */
export function startWorker(): void {
  if (!offered) return;
  void navigator.serviceWorker
    .register("/sw.js", { scope: "/", updateViaCache: "none" })
    .then((found) => {
      const ready = (waiting: ServiceWorker | null) => {
        // The first one takes over by itself: there is no older version.
        if (waiting && navigator.serviceWorker.controller) update.waiting = waiting;
      };
      ready(found.waiting);
      found.addEventListener("updatefound", () => {
        const next = found.installing;
        next?.addEventListener("statechange", () => {
          if (next.state === "installed") ready(next);
        });
      });
      // A page that stays open for days asks now and then.
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) void found.update().catch(() => undefined);
      });
    })
    .catch(() => undefined); // private windows of some browsers
}

/** The id of this browser's subscription on the server. */
const OWN = "florin.push";

export type PushState = "on" | "off" | "blocked" | "none";

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!offered || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await navigator.serviceWorker.getRegistration("/")) ?? null;
}

/** Whether this browser shows notices. `none`: it cannot; `blocked`: its settings forbid it. */
export async function pushState(): Promise<PushState> {
  const found = await registration();
  if (!found) return "none";
  if (Notification.permission === "denied") return "blocked";
  return (await found.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the reader for permission, subscribes, and tells the server. Only after a click. */
export async function pushOn(key: string, language: string): Promise<Notices | null> {
  const found = await registration();
  if (!found || (await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.ready;
  const old = await found.pushManager.getSubscription();
  // A subscription for another key cannot be used: the server's key has changed.
  if (old && keyOf(old) !== key) await old.unsubscribe();
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const now = await post<Notices>("/me/push", {
    endpoint,
    keys: { p256dh: keys?.p256dh, auth: keys?.auth },
    language,
  });
  const own = now.push.at(-1);
  if (own) localStorage.setItem(OWN, own.id);
  return now;
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Ends the subscription of this browser, here and on the server: also before another person signs in. */
export async function pushOff(): Promise<Notices | null> {
  const own = localStorage.getItem(OWN);
  localStorage.removeItem(OWN);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  // If the server cannot be told, the push service tells it at the next notice.
  return own ? removePush(own).catch(() => null) : null;
}

export const removePush = (id: string) => del<Notices>(`/me/push/${id}`);

/** The record that another app shared, once. */
export async function sharedRecord(): Promise<string | null> {
  if (!("caches" in window)) return null;
  const cache = await caches.open("florin-shared");
  const found = await cache.match("/shared-record");
  await cache.delete("/shared-record");
  return found ? found.text() : null;
}
