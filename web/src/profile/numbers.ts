// Numbers of a profile as the reader's language writes them.

import { language } from "../lib/i18n.svelte.ts";

const MINUS = "−";

function write(value: number, digits: number, sign: boolean, least = 0): string {
  const text = new Intl.NumberFormat(language(), {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
    signDisplay: sign ? "exceptZero" : "negative",
  }).format(value);
  return text.replace("-", MINUS);
}

/** "12.5". */
export const plain = (value: number, digits = 1): string => write(value, digits, false);
/** "+2.5", "−1", "0". */
export const signed = (value: number, digits = 1): string => write(value, digits, true);
/** "+0.50": figures of one table have the same number of digits. */
export const fixed = (value: number, digits: number, sign: boolean): string =>
  write(value, digits, sign, digits);
/** Accuracy is a number from 0 to 100: "87%". */
export const accuracy = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(value / 100);
