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
  {
    // As tests/test_waits.py: no test waits for time, and none is tried again.
    files: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.name='setTimeout'] > Literal[value>50]",
          message: "Wait for a state (vi.waitFor) or drive a fake clock (vi.useFakeTimers).",
        },
        {
          selector: "ObjectExpression > Property[key.name='retry']",
          message: "A test that must be tried again has a race: find its cause.",
        },
      ],
    },
  },
);
