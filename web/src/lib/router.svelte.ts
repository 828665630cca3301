// Addresses. Links are ordinary anchors; this turns clicks on them into page changes without a reload.

import { manifestOf, manifests } from "../games/index.ts";

export interface Route {
  page:
    | "home"
    | "new"
    | "table"
    | "replay"
    | "rules"
    | "settings"
    | "signin"
    | "tokens"
    | "notices"
    | "confirm"
    | "stop"
    | "look"
    | "learn"
    | "lessons"
    | "daily"
    | "deal"
    | "compare"
    | "puzzles"
    | "embed"
    | "profile"
    | "privacy"
    | "contact"
    | "licences"
    | "glossary"
    | "aid"
    | "lost";
  id: string;
}

// As a handle may be; `check_handle` in server/domain/handles.py says more.
const HANDLE = /^@(?=.{3,20}$)[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/;

const TEXTS = new Set(["glossary", "privacy", "contact", "licences"]);

/** The server knows the same addresses (`is_page` in server/http/pages.py): others answer 404. */
export function match(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [head, id = "", tail] = parts;
  if (parts.length > 3) return { page: "lost", id: "" };
  if (!head) return { page: "home", id: "" };
  if (head === "new" && parts.length === 1) return { page: "new", id: "" };
  if (head === "t" && id && !tail) return { page: "table", id };
  if (head === "t" && id && tail === "replay") return { page: "replay", id };
  if (head === "t" && id && tail === "compare") return { page: "compare", id };
  if (head === "daily" && parts.length === 1) return { page: "daily", id: "" };
  if (head === "daily" && parts.length === 2) return { page: "deal", id };
  if (head === "embed" && id && !tail) return { page: "embed", id };
  // The page has a way to the rules of every game.
  const game = id || (manifests.find(({ rules }) => rules)?.name ?? "");
  if (head === "rules" && parts.length <= 2 && manifestOf(game).rules) return { page: "rules", id: game };
  if (head === "aid" && parts.length === 2 && manifestOf(id).rules) return { page: "aid", id };
  if (head === "learn" && parts.length === 1) return { page: "lessons", id: "" };
  if (head === "learn" && parts.length === 2 && manifestOf(id).lesson) return { page: "learn", id };
  if (head === "puzzles" && parts.length <= 2) return { page: "puzzles", id };
  if (head === "signin" && parts.length === 1) return { page: "signin", id: "" };
  if (head === "settings" && parts.length === 1) return { page: "settings", id: "" };
  if (head === "settings" && id === "tokens" && parts.length === 2) return { page: "tokens", id: "" };
  if (head === "me" && parts.length === 1) return { page: "profile", id: "" };
  if (parts.length === 1 && HANDLE.test(head)) return { page: "profile", id: head.slice(1) };
  if (head === "settings" && id === "notices" && parts.length === 2) return { page: "notices", id: "" };
  if (head === "mail" && id === "confirm" && tail) return { page: "confirm", id: tail };
  if (head === "mail" && id === "stop" && tail) return { page: "stop", id: tail };
  if (TEXTS.has(head) && parts.length === 1) return { page: head as Route["page"], id: "" };
  if (head === "look" && parts.length === 1) return { page: "look", id: "" };
  return { page: "lost", id: "" };
}

class Address {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived(match(this.path));
  /** Where the reader was before the settings. */
  from = $state("/");
}

export const address = new Address();

/** Whether the page at this address must leave the frame: another site may show a replay and nothing else. */
function leavesFrame(to: string): boolean {
  return address.route.page === "embed" && match(new URL(to, location.href).pathname).page !== "embed";
}

export function go(to: string, replace = false): void {
  if (leavesFrame(to)) {
    open(to, "_blank", "noopener");
    return;
  }
  if (!location.pathname.startsWith("/settings")) address.from = location.pathname + location.search;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  scrollTo(0, 0);
}

function read(): void {
  address.path = location.pathname;
  address.search = location.search;
}

export function listen(): void {
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || link.hash) return;
    if (leavesFrame(link.href)) {
      link.target = "_blank";
      link.rel = "noopener";
      return;
    }
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
