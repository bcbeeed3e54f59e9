import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { sampleRows, sampleSignIn } from "../local-services/spreadsheet/sampleSheet"
import { publicFolder } from "./sites/sites"
import { expect, test } from "./support/test"

/** Returns the contents of the built text files by their path. */
function textFiles(): Map<string, string> {
  const files = readdirSync(publicFolder("fixture"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|json|css|xml|txt|map)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]))
}

test("the build contains no password, no row of the sheet and no token of the table", () => {
  const files = textFiles()
  const filesWith = (has: (text: string) => boolean) => [...files].filter(([, text]) => has(text)).map(([file]) => file)
  // Proves that the search works: the password's hash is in a script.
  expect(filesWith((text) => text.includes("pbkdf2-sha256:600000:"))).toContainEqual(expect.stringMatching(/\.js$/))

  // Gatsby's long names of CSS classes.
  expect(filesWith((text) => text.includes("-module--"))).toEqual([])

  const { password, proof } = sampleSignIn
  expect(filesWith((text) => text.includes(password) || text.includes(proof))).toEqual([])
  const people = sampleRows.flatMap(([email = "", name = ""]) => [email.trim(), name])
  expect(filesWith((text) => people.some((cell) => text.includes(cell)))).toEqual([])
  expect(filesWith((text) => /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}/.test(text))).toEqual([])
})

test("the scripts of a page contain no code of Gatsby's features that the site does not use", () => {
  const files = textFiles()
  const [, home = ""] =
    [...files].find(([file]) => path.basename(path.dirname(file)) === "public" && file.endsWith("index.html")) ?? []
  const scripts = [...files].filter(([file]) => file.endsWith(".js") && home.includes(path.basename(file)))
  const scriptsWith = (code: string) =>
    scripts.filter(([, text]) => text.includes(code)).map(([file]) => path.basename(file))
  // Proves that the search works: Gatsby's loader.
  expect(scriptsWith("page-data.json")).toContainEqual(expect.stringMatching(/^app-/))

  const unused = {
    Script: "off-main-thread",
    Slice: "are not serializable",
    PageRenderer: ".shape({pathname:",
    useScrollRestoration: "current.scrollTo(0,",
    "service worker": "serviceWorker.register",
    Head: "data-gatsby-head",
  }
  for (const [feature, code] of Object.entries(unused)) expect([feature, scriptsWith(code)]).toEqual([feature, []])
})

test("no script of the site listens to unload events, with which the back/forward cache does not keep a page", () => {
  const scripts = [...textFiles()].filter(([file]) => /\.(js|html)$/.test(file))
  const scriptsWith = (code: RegExp) =>
    scripts.filter(([, text]) => code.test(text)).map(([file]) => path.basename(file))
  // Proves that the search works: the sign-in form listens to the event that replaces them.
  expect(scriptsWith(/"pagehide"/)).not.toEqual([])
  expect(scriptsWith(/\b(before|on|onbefore)?unload\b/)).toEqual([])
})
