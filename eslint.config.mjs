// @ts-check
import js from "@eslint/js"
import boundaries from "eslint-plugin-boundaries"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

/** The rooms of the house and the way arrows point between them (docs/decisions/0002). */
const rooms = [
  { type: "entry", pattern: "gatsby-*.ts*", mode: "full" },
  { type: "page", pattern: "src/{pages,templates}/*", mode: "full" },
  { type: "layout", pattern: "src/layouts" },
  { type: "section", pattern: "src/sections" },
  { type: "head", pattern: "src/head" },
  { type: "site", pattern: "src/site" },
  { type: "feature", pattern: "src/features/*", capture: ["name"] },
  { type: "component", pattern: "src/components" },
  { type: "hook", pattern: "src/hooks" },
  { type: "wording", pattern: "src/wording" },
  { type: "style", pattern: "src/styles" },
  { type: "routes", pattern: "src/{routes,formOrigins}.ts", mode: "full" },
  { type: "build", pattern: "gatsby" },
  { type: "services", pattern: "services" },
  { type: "art", pattern: "art" },
]

const basis = ["component", "hook", "wording", "style", "routes"]

export default tseslint.config(
  { ignores: ["node_modules", ".cache", "public", "coverage", "src/gatsby-types.d.ts", ".data", "test-results"] },
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
      eqeqeq: "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    plugins: { "react-hooks": reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // A group that scrolls and a tab panel have to be reachable by keyboard (WCAG 2.1.1, APG tabs).
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "group"] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby/**/*.ts", "gatsby-*.{ts,tsx}"],
    ignores: ["**/*.test.*"],
    plugins: { boundaries },
    settings: { "boundaries/elements": rooms, "import/resolver": { typescript: true } },
    rules: {
      "boundaries/element-types": [
        "error",
        {
          default: "disallow",
          message: "${file.type} may not import ${dependency.type}: arrows point the other way (docs/decisions/0002).",
          rules: [
            { from: ["entry"], allow: ["build", "layout", "head", "site", "feature", "style", "routes", "hook"] },
            { from: ["page"], allow: ["layout", "section", "head", "feature", ...basis] },
            { from: ["layout"], allow: ["layout", "head", "site", "feature", ...basis] },
            { from: ["head"], allow: ["head", "site", "wording", "routes"] },
            { from: ["section"], allow: ["section", "feature", ...basis] },
            { from: ["feature"], allow: [["feature", { name: "${from.name}" }], ...basis] },
            { from: ["component"], allow: ["component", "hook", "wording", "style"] },
            { from: ["hook"], allow: ["hook", "wording"] },
            { from: ["wording"], allow: ["wording"] },
            { from: ["build"], allow: ["build", "routes", "wording", "style"] },
            { from: ["build"], allow: ["section", "head"], importKind: "type" },
          ],
        },
      ],
    },
  },
  {
    // Google's library takes commands as `arguments` objects and passes over arrays.
    files: ["src/features/analytics/gtag.ts"],
    rules: { "prefer-rest-params": "off" },
  },
  {
    files: ["**/*.{mjs,cjs}"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { module: "writable", process: "readonly", console: "readonly" } },
  },
  { files: ["**/*.test.{ts,tsx}", "test/**", "e2e/**"], rules: { "@typescript-eslint/unbound-method": "off" } },
)
