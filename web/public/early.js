// Runs before the first paint, so that neither theme nor language flashes.
try {
  const kept = JSON.parse(localStorage.getItem("florin.prefs") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (typeof kept.language === "string") document.documentElement.lang = kept.language;
} catch {
  // Storage may be closed to us; the defaults are fine.
}
