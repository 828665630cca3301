// One word for one thing: the texts speak as the printed games do, in every language.

import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>(["./*.ftl", "../games/*/locales/*.ftl", "../games/*/rules/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Words with another meaning at the table, out of date, or used for something else; and what to say instead. */
const AVOID: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bby lot\b|\ba lot decides\b|\bfound by lot\b/i, "at random: a lot is a tile"],
    [/\bthrown? away\b/i, "discard"],
    [/\brivals?\b/i, "opponent"],
    [/\bmails?\b/i, "email"],
  ],
  de: [
    [/\bAufdruck\b/i, "Wert"],
    [/\bumsonst\b/i, "kostenlos: umsonst is also in vain"],
    [/\bRivale/i, "Gegner"],
    [/\bfreien? Posten\b/i, "kostenlose Posten"],
    [/(?<!E-)\bMails?\b/, "E-Mail"],
    [/\bSpiel ist (zu Ende|vorbei|schon weiter)/, "Partie: a Spiel is Medici, a Partie is one play of it"],
  ],
  nl: [
    [/(\d|\}|\b(twee|drie|vier|vijf|zes|zeven|veel)) stukken\b/i, "stuks after a number"],
    [/\bboden\b/i, "biedingen"],
    [/\bspo(or|ren)\b/i, "monopolielijst"],
    [/\bkostbaarste\b/i, "waardevolste"],
    [/\bgedeelde winst\b/i, "gedeelde overwinning: winst is profit"],
    [/\bopdruk\b/i, "waarde"],
    [/\brivaal\b/i, "tegenstander"],
    [/\bverder (te )?spelen\b/i, "verderspelen"],
    [/(?<!e-)\bmails?\b/i, "e-mail"],
    [/\bspel is (afgelopen|al verder)/i, "partij: a spel is Medici, a partij is one play of it"],
  ],
  it: [
    [/\bdi mano\b|\buna mano\b/i, "turno"],
    [/\bsparecchiat/i, "rimosso"],
    [/\boff(ri|re|rire) (il|questo|un) gruppo/i, "proporre: offrire is bidding"],
    [/\brivale\b/i, "avversario"],
    [/\bgioco è (finito|andato)/i, "partita: a gioco is Medici, a partita is one play of it"],
  ],
};

/** The texts of a language without keys and comments. */
function texts(language: string): string[] {
  return Object.entries(sources)
    .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`/${language}.md`))
    .flatMap(([path, source]) => {
      const lines = source.split("\n");
      if (path.endsWith(".md")) return lines;
      return lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(/^[a-z0-9-]+ = ?/, ""));
    })
    .filter((line) => line.trim());
}

describe.each(Object.entries(AVOID))("%s", (language, avoided) => {
  test.each(avoided)("does not say %s", (wrong, right) => {
    expect(
      texts(language).filter((line) => wrong.test(line)),
      right,
    ).toEqual([]);
  });
});
