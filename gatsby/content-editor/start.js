/* global window, fetch */
/**
 * Starts the editor. The browser runs this file as it is, after the script of Sveltia CMS, which sets `window.CMS`.
 *
 * Sveltia CMS starts the path of each picture with a slash, which the content does not. So the file format adds the slash when it
 * reads a file, and removes it when it writes one.
 */
const cms = /** @type {typeof import("@sveltia/cms")} */ (/** @type {any} */ (window).CMS)

/** @type {(start: string, replacement: string) => (_: string, value: unknown) => unknown} */
const replaceStart = (start, replacement) => (_, value) =>
  typeof value === "string" && value.startsWith(start) ? replacement + value.slice(start.length) : value

cms.registerCustomFormat("content", "json", {
  fromFile: (text) => JSON.parse(text, replaceStart("images/", "/images/")),
  toFile: (content) => JSON.stringify(content, replaceStart("/images/", "images/"), 2),
})
await cms.init({ config: await (await fetch("config.json")).json() })
