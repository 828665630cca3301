// The page without a network: says what works, in the reader's language, and comes back by itself.
// The build puts the texts of all languages here: see catalogue.ts.
const TEXTS = __TEXTS__;
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("florin.prefs") || "{}");
} catch {
  // Without storage the browser's language applies.
}
const wished = [kept.language, ...navigator.languages.map((one) => one.slice(0, 2))];
const language = wished.find((one) => one in TEXTS) ?? "en";
const texts = TEXTS[language];
document.documentElement.lang = language;
const dark =
  kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
// A style sheet made by a script: the content security policy allows no styles in the page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :root { color-scheme: ${dark ? "dark" : "light"}; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box;
    font: 1.1rem/1.5 Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
    color: ${dark ? "#efe3c8" : "#2b2118"};
    background: ${dark ? "#17110b" : "#efe3c8"}; }
  main { width: min(34rem, 100%); box-sizing: border-box; padding: 1.4rem 1.6rem; border-radius: 14px;
    background: ${dark ? "#261a11" : "#fbf4e3"}; border: 1px solid ${dark ? "#4a3824" : "#d8c49a"};
    border-top: 5px solid ${dark ? "#d9a92f" : "#7a1f1f"};
    display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; align-items: center; }
  main > :not(img, h1) { grid-column: 1 / -1; margin: 0.8rem 0 0; }
  img { width: 3.4rem; height: 3.4rem; }
  h1 { margin: 0; font-size: 1.7rem; line-height: 1.15; }
  li { margin: 0.35rem 0; }
  ul { padding-left: 1.3rem; }
  button { font: inherit; padding: 0.6rem 1.2rem; min-height: 44px; border-radius: 8px; border: 0;
    background: ${dark ? "#d9a92f" : "#7a1f1f"}; color: ${dark ? "#17110b" : "#fff"}; }
`);
document.adoptedStyleSheets = [sheet];
document.getElementById("title").textContent = texts.title;
document.getElementById("text").textContent = texts.text;
document.getElementById("again").textContent = texts.again;
for (const key of Object.keys(texts).filter((name) => name.startsWith("list-"))) {
  const item = document.createElement("li");
  item.textContent = texts[key];
  document.getElementById("list").append(item);
}
const retry = () => location.reload();
document.getElementById("again").addEventListener("click", retry);
// The browser's own sign that it is online may come too early, or not at all.
setInterval(() => {
  if (!document.hidden)
    fetch("/ready", { cache: "no-store" }).then(
      (answer) => answer.ok && retry(),
      () => undefined,
    );
}, 3000);
