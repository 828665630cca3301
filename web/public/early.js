// Runs before the first paint, so that the page does not flash in another theme.
try {
  const kept = JSON.parse(localStorage.getItem("florin.prefs") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (typeof kept.language === "string") document.documentElement.lang = kept.language;
} catch {
  // Without storage the defaults apply.
}
