// The service worker: shows notices, has a page for when there is no network, and takes records that
// other apps share. It answers no request to the API and keeps no page: what it does not answer goes to the
// network, so nothing is ever out of date.

import { noticeOf, shown, type PushMessage } from "./notice.ts";

/** What a service worker has; the types of the DOM do not know it. */
interface Client {
  url: string;
  focus(): Promise<Client>;
  navigate(url: string): Promise<Client | null>;
}
interface Worker {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: object): Promise<Client[]>;
    openWindow(url: string): Promise<Client | null>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  location: Location;
  navigator: Navigator;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  request: Request;
  data: { json(): unknown } | string | null;
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
// The build puts the list of files here; it looks for these very words.
const manifest = (self as unknown as Worker).__WB_MANIFEST;
// The offline page and what it shows. The list of the build also holds what is only a sign of its version.
const KEPT = ["/offline.html", "/offline.js", "/florin.svg"];
const FILES = manifest.map(({ url }) => `/${url}`).filter((url) => KEPT.includes(url));
// A new build has another name, so that its files never mix with older ones.
const OFFLINE = `florin-offline-${manifest.map(({ revision }) => revision?.slice(0, 8)).join("-")}`;
const SHARED = "florin-shared";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(FILES.map((url) => new Request(url, { cache: "reload" })))),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("florin-offline-") && name !== OFFLINE) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

// The page asks for this when the reader has agreed to reload.
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.method === "POST" && url.pathname === "/share") event.respondWith(takeRecord(request));
  else if (request.mode === "navigate" && request.method === "GET") event.respondWith(orOffline(request));
  else if (request.method === "GET" && FILES.includes(url.pathname)) event.respondWith(orKept(request));
});

async function orOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(OFFLINE)).match("/offline.html")) ?? Response.error();
  }
}

async function orKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(OFFLINE)).match(request.url)) ?? Response.error();
  }
}

/** Keeps the record that another app shares until the page has read it. */
async function takeRecord(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get("record");
  const text = file instanceof File ? await file.text() : String(form.get("text") ?? "");
  await (await caches.open(SHARED)).put("/shared-record", new Response(text));
  return Response.redirect("/look?shared", 303);
}

worker.addEventListener("push", (event) => {
  let message: PushMessage = {};
  try {
    message = typeof event.data === "object" && event.data ? (event.data.json() as PushMessage) : {};
  } catch {
    // Every push must show something: an unreadable one shows the name alone.
  }
  const { title, options } = noticeOf(message);
  event.waitUntil(
    Promise.all([
      worker.registration.showNotification(title, options),
      shown(worker.navigator, message.waiting ?? null),
    ]),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = (event.notification.data as { path?: string } | null)?.path ?? "/";
  event.waitUntil(openPage(path));
});

/** Takes a window that shows the page already, or any window of the app, or a new one. */
async function openPage(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) await there.focus();
  else if (windows[0]) await (await windows[0].focus()).navigate(path);
  else await worker.clients.openWindow(path);
}
