import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/i18n.svelte.ts";
import { listenToMe } from "./lib/me.ts";
import { applyTheme } from "./lib/prefs.svelte.ts";
import { begin } from "./lib/ready.ts";
import { address, listen } from "./lib/router.svelte.ts";

const mounted = begin();
applyTheme();
listen();
listenToMe();
await speak(address.route.page);
mount(App, { target: document.getElementById("app")! });
mounted();
// Frames on other sites need no service worker; everything else comes first.
if (!location.pathname.startsWith("/embed/"))
  void import("./lib/worker.ts").then(({ startWorker }) => startWorker());
