// @ts-check
import js from "@eslint/js"
import boundaries from "eslint-plugin-boundaries"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactGoogleTranslate from "eslint-plugin-react-google-translate"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

/** The parts of the project. Imports go in one direction between them (docs/decisions/0002). */
const elements = [
  { type: "page", pattern: "src/{pages,templates}" },
  { type: "layout", pattern: "src/layouts" },
  { type: "section", pattern: "src/sections" },
  { type: "head", pattern: "src/head" },
  { type: "site", pattern: "src/site" },
  { type: "runtime", pattern: "src/runtime" },
  { type: "ssr", pattern: "src/ssr" },
  { type: "feature", pattern: "src/features/*", capture: ["name"] },
  { type: "component", pattern: "src/components" },
  { type: "hook", pattern: "src/hooks" },
  { type: "library", pattern: "src/lib" },
  { type: "format", pattern: "src/format" },
  { type: "style", pattern: "src/styles" },
  { type: "build", pattern: "gatsby" },
  { type: "hosting", pattern: "hosting", partialMatch: false },
  { type: "environment", pattern: "environment", partialMatch: false },
  { type: "contentTools", pattern: "content-tools" },
  { type: "message", pattern: "messages" },
  { type: "function", pattern: "supabase" },
  // Not supabase/functions/admissions.
  { type: "admissions", pattern: "admissions", partialMatch: false },
  { type: "services", pattern: "local-services" },
  { type: "processes", pattern: "processes" },
  { type: "scripts", pattern: "scripts" },
  { type: "art", pattern: "art" },
  { type: "fixture", pattern: "test" },
  { type: "e2e", pattern: "e2e" },
  // No part may import it: the content tools read it as text and check it first. Not gatsby/content or test/content.
  { type: "content", pattern: "content", partialMatch: false },
]

/** Single files that are part of no directory above. */
const files = [
  { category: "entry", pattern: "gatsby-*.{ts,tsx}" },
  { category: "root", pattern: "src/*.ts" },
]

const basis = ["component", "hook", "library", "format", "style"]

/**
 * @param {string} from
 * @param {readonly string[]} to
 */
const mayImport = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
})

/**
 * Returns the template of a directory in a message, or of a file that is in no directory above.
 *
 * @param {"from" | "to"} side of the import
 */
const placeOf = (side) => `{{#if ${side}.element.path}}{{${side}.element.path}}{{else}}{{${side}.file.path}}{{/if}}`

export default tseslint.config(
  { ignores: ["node_modules", ".cache", "public", "coverage", ".data", ".wireit"] },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "node:fs",
          importNames: ["cpSync"],
          message:
            "Use cp from node:fs/promises. On Windows, cpSync fails in a folder whose name has a letter such as ü.",
        },
      ],
      eqeqeq: "error",
      // Prettier has the same width for code, and leaves comments as they are. Long strings are not in the way.
      "max-len": ["error", { code: 600, comments: 120, ignoreUrls: true, ignorePattern: "eslint-|prettier-|@ts-" }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactGoogleTranslate.configs.recommended,
      reactHooks.configs.flat["recommended-latest"],
    ],
    rules: {
      "react-hooks/exhaustive-deps": "error",
      // A group that scrolls and a tab panel have to be reachable by keyboard (WCAG 2.1.1, APG tabs).
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "group"] }],
    },
  },
  {
    files: [
      "{src,gatsby,hosting,environment,content-tools,messages,supabase,admissions,local-services,processes,scripts,art,e2e,test}/**/*.{ts,tsx}",
      "gatsby-*.{ts,tsx}",
    ],
    ignores: ["**/*.test.*", "content-tools/check/testing/**", "admissions/testing/**"],
    plugins: { boundaries },
    settings: { "boundaries/elements": elements, "boundaries/files": files, "import/resolver": { typescript: true } },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          message: `${placeOf("from")} may not import ${placeOf("to")} (docs/architecture.md).`,
          policies: [
            {
              from: { file: { categories: "entry" } },
              allow: {
                to: {
                  element: {
                    types: {
                      anyOf: [
                        "build",
                        "hosting",
                        "environment",
                        "contentTools",
                        "layout",
                        "section",
                        "head",
                        "runtime",
                        "ssr",
                        "feature",
                        "hook",
                        "style",
                      ],
                    },
                  },
                },
              },
            },
            // These files import nothing. Every part may import them, except the function: only its folder is deployed.
            { allow: { to: { file: { categories: "root" } } } },
            { from: { element: { type: "function" } }, disallow: { to: { file: { categories: "root" } } } },
            mayImport("page", ["layout", "section", "head", "feature", ...basis]),
            mayImport("runtime", ["layout", "feature", "hook"]),
            mayImport("ssr", ["section", "head", "feature", "library"]),
            mayImport("layout", ["head", "site", "feature", ...basis]),
            mayImport("head", ["site", "format"]),
            mayImport("section", ["feature", ...basis]),
            {
              from: { element: { type: "feature" } },
              allow: { to: { element: { type: "feature", captured: { name: "{{from.element.captured.name}}" } } } },
            },
            {
              from: { element: { type: "feature" } },
              allow: { to: { element: { types: { anyOf: basis } } } },
            },
            mayImport("component", ["hook", "library", "format", "style"]),
            mayImport("hook", ["library", "format"]),
            mayImport("library", []),
            mayImport("format", []),
            mayImport("message", []),
            mayImport("contentTools", ["message", "format"]),
            mayImport("environment", ["function", "message"]),
            mayImport("hosting", ["environment", "contentTools", "function", "feature", "library", "message"]),
            mayImport("build", ["hosting", "environment", "contentTools", "message", "format", "style"]),
            mayImport("function", []),
            mayImport("admissions", ["function", "environment", "message", "format", "feature"]),
            mayImport("services", ["function"]),
            mayImport("scripts", [
              "services",
              "function",
              "admissions",
              "build",
              "hosting",
              "environment",
              "contentTools",
              "message",
              "format",
              "feature",
              "processes",
              "e2e",
              "art",
            ]),
            mayImport("processes", ["services"]),
            mayImport("art", ["build", "contentTools", "style", "feature"]),
            mayImport("fixture", ["services", "contentTools"]),
            mayImport("e2e", [
              "services",
              "function",
              "build",
              "hosting",
              "environment",
              "contentTools",
              "message",
              "feature",
              "format",
              "processes",
              "fixture",
            ]),
          ],
        },
      ],
    },
  },
  {
    files: ["e2e/**/*.ts"],
    ignores: ["e2e/support/test.ts", "e2e/webkit/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "@playwright/test",
          importNames: ["test"],
          message: 'Import "test" from e2e/support/test.ts, which also fails on console errors and failed requests.',
        },
      ],
    },
  },
  {
    ignores: ["**/*.test.ts", "**/testing/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.name=/^rm(Sync)?$/]:has([key.name='recursive']):not(:has([key.name='maxRetries']))",
          message: "Add maxRetries: 10. On Windows, a virus scanner can lock a file for a short time.",
        },
      ],
    },
  },
  {
    // Google's library takes commands as `arguments` objects and passes over arrays.
    files: ["src/features/analytics/syncGtag.ts"],
    rules: { "prefer-rest-params": "off" },
  },
  {
    files: ["**/*.{mjs,cjs}"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        module: "writable",
        require: "readonly",
        __dirname: "readonly",
        process: "readonly",
        console: "readonly",
        setInterval: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Not in tsconfig.json: TypeScript's types of service workers contradict those of pages.
    files: ["static/*.js"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { self: "readonly" } },
  },
  { files: ["**/*.test.{ts,tsx}", "test/**", "e2e/**"], rules: { "@typescript-eslint/unbound-method": "off" } },
)
