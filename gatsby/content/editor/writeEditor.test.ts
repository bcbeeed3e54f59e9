import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import { temporaryFolder } from "../../../test/temporaryFolder"
import { parseElements } from "../../../hosting/rules/html"
import { writeEditor, writeLocalEditor } from "./writeEditor"

let folder: string
beforeEach(() => void (folder = temporaryFolder()))

const read = (name: string) => readFileSync(path.join(folder, "admin", name), "utf8")
const backend = () => (JSON.parse(read("settings.json")) as CmsConfig).backend

const write = (variables: object = environment) => writeEditor(variables, "BLAST AI", folder)
const environment = { EDITOR_REPOSITORY: "https://github.com/owner/name" }

it("writes the editor only if a repository is configured, and removes that of an earlier build", async () => {
  await write({})
  expect(existsSync(path.join(folder, "admin"))).toBe(false)
  await write()
  expect(existsSync(path.join(folder, "admin/index.html"))).toBe(true)
  await write({})
  expect(existsSync(path.join(folder, "admin"))).toBe(false)
})

/** Returns the attributes of the page's elements with a name. */
const attributesOf = (name: string) =>
  parseElements(read("index.html")).flatMap(({ tagName, attributes }) => (tagName === name ? [attributes] : []))

it("writes a page with scripts that exist", async () => {
  await write()
  const scripts = attributesOf("script").map(({ src }) => src ?? "")
  expect(scripts).toHaveLength(2)
  for (const src of scripts) expect(existsSync(path.join(folder, src))).toBe(true)
})

it("keeps the page out of search results", async () => {
  await write()
  expect(attributesOf("meta")).toContainEqual({ name: "robots", content: "noindex" })
})

it("gives the page a separate policy", async () => {
  await write()
  const policy = attributesOf("meta").find((meta) => meta["http-equiv"] === "Content-Security-Policy")?.content
  for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(policy).toContain(directive)
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;")
  expect(policy).toContain("font-src 'self';")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
})

it("publishes the package without source maps", async () => {
  await write()
  expect(existsSync(path.join(folder, "admin/sveltia-cms/index.js"))).toBe(true)
  expect(existsSync(path.join(folder, "admin/sveltia-cms/index.js.map"))).toBe(false)
})

it.each([
  [{}, { name: "github", repo: "owner/name", auth_methods: ["token"] }],
  [{ EDITOR_BRANCH: "next" }, { name: "github", repo: "owner/name", branch: "next", auth_methods: ["token"] }],
  [
    { EDITOR_AUTH_URL: "https://auth.example.org" },
    { name: "github", repo: "owner/name", base_url: "https://auth.example.org" },
  ],
])("reads the backend from the environment: %j", async (variables, expected) => {
  await write({ ...environment, ...variables })
  expect(backend()).toEqual(expected)
})

it("works on the project folder in development, with the script that shows the mistakes in content", async () => {
  await writeLocalEditor("BLAST AI", folder)
  expect(backend()).toMatchObject({ name: "gitea", repo: expect.stringMatching(/^local\//) as string })
  const html = read("index.html")
  expect(html).toContain('<script type="module" src="/content-mistakes.js"></script>')
  // The policy allows no other host.
  expect(html).toContain("connect-src 'self' blob: data:;")
})
