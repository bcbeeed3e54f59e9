/** Returns the message of a rule whose last argument is what it rejects. @param {...string} found */
const useToken = (...found) => `Use a token of src/styles/tokens.css instead of "${found.at(-1)}".`

/** @param {string} property @param {string} value */
const useInstead = (property, value) =>
  property.startsWith("text-wrap")
    ? "Leave out `text-wrap: pretty`: WebKit 2.50 crashes when a paragraph with elements in it becomes narrower."
    : useToken(value)

/**
 * Style sheets use the tokens of src/styles/tokens.css for colors, sizes and motion. Relative units (em, %, vw) and
 * media queries are free.
 */
export default {
  extends: ["stylelint-config-recommended"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "color-named": ["never", { message: useToken }],
    "color-no-hex": [true, { message: useToken }],
    "function-disallowed-list": [["/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?$/"], { message: useToken }],
    "declaration-property-value-disallowed-list": [
      {
        "/./": ["/(?<![\\w.-])\\d*\\.?\\d+(px|rem|ch|ms|s|mm|pt)\\b/"],
        "/^(font-weight|line-height|letter-spacing)$/": ["/^-?[\\d.]/", "bold"],
        "/^font-family$/": ["/^(?!var\\(|inherit)/"],
        "/^text-wrap/": ["/pretty/"],
      },
      { message: useInstead },
    ],
    // `global`, `value` and `composes` are of CSS modules, the others of newer browsers.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "target-current"] }],
    "at-rule-no-unknown": [true, { ignoreAtRules: ["value"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes", "scroll-target-group"] }],
    "no-descending-specificity": null,
  },
  overrides: [
    {
      files: ["src/styles/tokens.css", "src/styles/fonts.css"],
      rules: {
        "color-no-hex": null,
        "function-disallowed-list": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
  ],
}
