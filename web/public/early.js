// Runs before the first paint, so that the page does not flash in another theme, and says its language.
const LANGUAGES = ["en", "de", "nl", "it"];
try {
  const kept = JSON.parse(localStorage.getItem("florin.prefs") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  // As `negotiate` does.
  const wished = [kept.language, ...navigator.languages].map(
    (tag) => String(tag).toLowerCase().split("-")[0],
  );
  document.documentElement.lang = wished.find((language) => LANGUAGES.includes(language)) ?? "en";
} catch {
  // Without storage the defaults apply.
}
