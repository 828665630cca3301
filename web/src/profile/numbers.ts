// Numbers of a profile as the reader's language writes them.

import { language } from "../lib/i18n.svelte.ts";

const MINUS = "−";

function write(value: number, digits: number, sign: boolean): string {
  const text = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
    signDisplay: sign ? "exceptZero" : "negative",
  }).format(value);
  return text.replace("-", MINUS);
}

/** "12.5". */
export const plain = (value: number, digits = 1): string => write(value, digits, false);
/** "+2.5", "−1", "0". */
export const signed = (value: number, digits = 1): string => write(value, digits, true);
/** Accuracy is a number from 0 to 100: "87%". */
export const accuracy = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(value / 100);
