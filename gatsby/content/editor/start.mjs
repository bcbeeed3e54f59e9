/* global window, fetch */
/**
 * Starts the editor. The browser runs this file as it is, after the script of Sveltia CMS, which sets `window.CMS`.
 *
 * The file format undoes two differences between Sveltia CMS and the content, so that a save changes only what was edited:
 * - Sveltia CMS starts the path of each picture with a slash. The format adds the slash when it reads a file, and removes it when it
 *   writes one.
 * - Sveltia CMS adds `false` to every entry without an optional flag. The format leaves it out, because flags are false by default.
 */
const config = /** @type {import("@sveltia/cms").CmsConfig} */ (await (await fetch("/admin/settings.json")).json())
const cms = /** @type {typeof import("@sveltia/cms")} */ (/** @type {any} */ (window).CMS)

/** @type {(_: string, value: unknown) => unknown} */
const read = (_, value) => (typeof value === "string" && value.startsWith("images/") ? `/${value}` : value)

/** @type {(_: string, value: unknown) => unknown} */
const write = (_, value) => {
  if (value === false) return undefined
  return typeof value === "string" && value.startsWith("/images/") ? value.slice(1) : value
}

cms.registerCustomFormat("content", "json", {
  fromFile: (text) => JSON.parse(text, read),
  toFile: (content) => JSON.stringify(content, write, 2),
})
await cms.init({ config })
