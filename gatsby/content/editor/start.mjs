/* global window, document, fetch, URL */
/**
 * Starts the editor. The browser runs this file as it is, after the script of Sveltia CMS, which sets `window.CMS`.
 *
 * The file format undoes two differences between Sveltia CMS and the content, so that a save changes only what was
 * edited:
 * - Sveltia CMS starts the path of each picture with a slash. The format adds the slash when it reads a file, and
 *   removes it when it writes one.
 * - Sveltia CMS adds `false` to every entry without an optional flag. The format leaves it out, because flags are false
 *   by default.
 */
const settings = await fetch(new URL("settings.json", import.meta.url))
const config = /** @type {import("@sveltia/cms").CmsConfig} */ (await settings.json())
const cms = /** @type {typeof import("@sveltia/cms")} */ (/** @type {any} */ (window).CMS)

/** @type {(_: string, value: unknown) => unknown} */
const read = (_, value) => (typeof value === "string" && value.startsWith("images/") ? `/${value}` : value)

/** @type {(_: string, value: unknown) => unknown} */
const write = (_, value) => {
  if (value === false) return undefined
  return typeof value === "string" && value.startsWith("/images/") ? value.slice(1) : value
}

/** Whether a file is not JSON. Sveltia CMS shows an empty form for it, and would replace the file with it. */
let hasBrokenFile = false

cms.registerCustomFormat("content", "json", {
  fromFile: (text) => {
    try {
      return JSON.parse(text, read)
    } catch (error) {
      hasBrokenFile = true
      throw error
    }
  },
  toFile: (content) => {
    if (!hasBrokenFile) return JSON.stringify(content, write, 2)
    const message =
      "A content file has a mistake, so nothing can be saved. Correct it in the file, then reload the editor."
    window.alert(message)
    throw new Error(message)
  },
})

// Sveltia CMS empties a number at a comma: of 1,490 it would keep 490.
document.addEventListener(
  "beforeinput",
  (event) => {
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? ""
    const isNumber = event.target instanceof window.Element && event.target.matches("[role=spinbutton]")
    if (isNumber && /[^\d.]/.test(text)) event.preventDefault()
  },
  true,
)
await cms.init({ config })
