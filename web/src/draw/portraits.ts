// Portraits of the characters behind the levels of bots, as files of their own: pages that show none load none.

const files = import.meta.glob<string>("./portraits/*.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** The address of the portrait of a level; null if none is drawn. */
export const portraitOf = (level: string): string | null => files[`./portraits/${level}.svg`] ?? null;
