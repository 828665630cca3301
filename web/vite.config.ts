import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { catalogue } from "./catalogue.ts";
import { licences } from "./licences.ts";
import { groupOf } from "./usage.ts";

const group = groupOf(`${import.meta.dirname}/src`);
const PAPER = "#efe3c8";

export default defineConfig({
  plugins: [
    svelte(),
    catalogue(),
    licences(),
    VitePWA({
      // Our own service worker: it also shows notices. The app registers it (lib/worker.ts).
      strategies: "injectManifest",
      srcDir: "src/worker",
      filename: "sw.ts",
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        // The offline page and what it shows. index.html is not kept: its digest tells versions of the app apart.
        globPatterns: ["index.html", "offline.html", "offline.js", "florin.svg"],
        minify: true,
      },
      manifest: {
        id: "/",
        name: "Florin",
        short_name: "Florin",
        description: "Medici and Medici vs Strozzi: two auction games.",
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: PAPER,
        theme_color: PAPER,
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "/florin.svg", sizes: "any", type: "image/svg+xml" },
        ],
        // The service worker keeps the file for the page /look.
        share_target: {
          action: "/share",
          method: "POST",
          enctype: "multipart/form-data",
          params: {
            text: "text",
            files: [{ name: "record", accept: ["application/json", ".json", "text/plain"] }],
          },
        },
      },
    }),
  ],
  build: {
    outDir: "../src/florin/web_dist",
    emptyOutDir: true,
    // The content security policy of the server allows neither inline scripts nor data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What every visit needs is one file: dozens of small ones cost more in headers than they hold.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "app", tags: ["$initial"] },
            { name: "board", test: (id) => group(id) === "board" },
            { name: "common", test: (id) => group(id) === "common" },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.component.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
      {
        extends: true,
        // Svelte's parts for the browser.
        resolve: { conditions: ["browser"] },
        test: {
          name: "component",
          include: ["src/**/*.component.test.ts"],
          setupFiles: ["src/testing/setup.ts"],
          environment: "happy-dom",
          // A link outside the app leads nowhere.
          environmentOptions: {
            happyDOM: {
              settings: {
                device: { prefersReducedMotion: "reduce" },
                navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
              },
            },
          },
          testTimeout: 240_000,
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
