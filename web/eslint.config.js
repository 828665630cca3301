import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/messages.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      // As prefer-const, but lets `$props()` and `$derived` be declared with `let`.
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // svelte-check reports names that do not exist; this rule does not know types.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Indices are checked by `noUncheckedIndexedAccess`; `!` states that an index is valid.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Links are plain anchors with absolute paths; the router handles clicks on them.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
