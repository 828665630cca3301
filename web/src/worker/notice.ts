// What a push message shows. Apart from the service worker, so that tests can read it.

export interface PushMessage {
  title?: string;
  body?: string;
  path?: string;
  tag?: string;
  waiting?: number | null;
}

export interface Shown {
  title: string;
  options: NotificationOptions & { data: { path: string } };
}

/** Only pages of this site are opened, whatever the message says. */
export function noticeOf(message: PushMessage): Shown {
  const path = typeof message.path === "string" && /^\/(?!\/)/.test(message.path) ? message.path : "/";
  return {
    title: message.title || "Florin",
    options: {
      body: message.body ?? "",
      // A newer notice of the same table replaces the older one.
      tag: `florin-${message.tag ?? "notice"}`,
      icon: "/icon-192.png",
      badge: "/badge.png",
      data: { path },
    },
  };
}

/** The number of games that wait, on the icon of the app, where the system can show it. */
export async function shown(on: Navigator, waiting: number | null): Promise<void> {
  if (waiting === null || !("setAppBadge" in on)) return;
  try {
    await (waiting > 0 ? on.setAppBadge(waiting) : on.clearAppBadge());
  } catch {
    // The system does not allow it.
  }
}
