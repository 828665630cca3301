// What a reader chose on this device. Kept in local storage; early.js reads theme and language too.

export const LANGUAGES = ["en", "de", "nl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

export interface Prefs {
  language: Language | null; // null: the browser's
  theme: Theme;
  speed: number; // how long events stay on the screen; 0 shows only the latest
  confirm: boolean; // a second press before a bid counts
  counters: "now" | "scoring"; // M23
  keys: boolean; // single characters decide; Enter and Escape always do
  sound: boolean;
  volume: number; // of sounds, 0 to 1
  handover: boolean; // several people on one device press a button when they pass it on
  notify: boolean;
  hidden: readonly string[]; // finished games that the home page leaves out
  named: boolean; // has chosen a name
  kept: boolean; // has a passkey: the name can be signed in with anywhere
  waiting: Readonly<Record<string, number>>; // when tables were last seen before their game began
  played: boolean; // has tables: the home page begins with them
  tours: readonly string[]; // games whose tour was seen or skipped
  lessons: Readonly<Record<string, LessonProgress>>; // by game
  opponents: Readonly<Record<string, Opponents>>; // by game
  /** Share of the win that a choice may lose before the coach asks; 0: it never asks; null: as usual. */
  warn: number | null;
  coached: boolean; // "Play now" with the coach
  puzzleDay: number; // the last day, counted from 1970, whose puzzle was answered
}

/** A lesson of this learner. `table` is null if none is under way, `at` counts the completed steps. */
export interface LessonProgress {
  table: string | null;
  at: number;
  done: boolean;
}

/** The last choice for "Play now". */
export interface Opponents {
  players: number;
  bot: string;
}

/** Choices that are on or off. */
export type Wish = "counters" | "confirm" | "keys" | "sound" | "handover";

const KEY = "florin.prefs";
const DEFAULTS: Prefs = {
  language: null,
  theme: "auto",
  speed: 1,
  confirm: false,
  counters: "now",
  keys: true,
  sound: false,
  volume: 0.6,
  handover: false,
  notify: false,
  hidden: [],
  named: false,
  kept: false,
  waiting: {},
  played: false,
  tours: [],
  lessons: {},
  opponents: {},
  warn: null,
  coached: false,
  puzzleDay: 0,
};

function read(): Prefs {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state<Prefs>(read());

export function keep(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (prefs.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
