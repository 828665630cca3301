// A language for developers: accents on every letter and a third more of them. A text that stays plain is not translated, and
// one that is cut would be cut in some language, too. `?pseudo` turns it on while the app is developed.

const PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
const ACCENTS = "ÂĈĐÊĜĤÎĴĶĻÑÔŘŜŢÛŴŶŽâĉđêĝĥîĵķļñôřŝţûŵŷž";

export function pseudo(text: string): string {
  const letters = [...text].map((letter) => ACCENTS[PLAIN.indexOf(letter)] ?? letter).join("");
  return letters + "~".repeat(Math.ceil(text.trim().length / 3));
}
