// hosting/checks/siteChecks.test.ts runs the checks of all hosts on this server: pages, redirects, headers,
// compression.
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { sendTo } from "./checks/request"
import { listen, type RunningService } from "../local-services/listen"
import { temporaryFolder } from "../test/temporaryFolder"
import { createSiteServer } from "./server"

const page = "<!DOCTYPE html><title>Home</title>"

const files: Record<string, string> = {
  "site/index.html": page,
  "site/404.html": "<title>Not found</title>",
  "site/team/index.html": "<title>Team</title>",
  "site/letter/index.html": "<title>Letter</title>",
  "site/shadowed/index.html": "<title>A file has priority</title>",
  "site/hiring/a.txt": "a folder without a page",
  "site/a file.txt": "with a space",
  "site/.secret": "hidden",
  "site/_redirects": [
    "/hiring https://forms.example/1 302",
    "/shadowed/ /team/ 301",
    "/letter/:userId /letter/ 200",
    "/letter/:userId/ /letter/ 200",
  ].join("\n"),
  "site/_headers": "/*\n  x-frame-options: DENY\n",
  "outside.txt": "outside",
  "outside/index.html": page,
}

let site = ""
let server: RunningService

beforeAll(async () => {
  const folder = temporaryFolder()
  site = path.join(folder, "site")
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  server = await listen(await createSiteServer(site), 0)
})
afterAll(() => server.close())

/** Sends the path unchanged; `fetch` would normalize it. */
const send: ReturnType<typeof sendTo> = (requested, options) => sendTo(server.url)(requested, options)

it.each([
  ["/shadowed/", "A file has priority"],
  // An encoded slash, backslash or percent sign is part of the id.
  ["/letter/a%2Fb", "Letter"],
  ["/letter/a%5Cb%5C/", "Letter"],
  ["/letter/%c3%28%/", "Letter"],
])("GET %s returns the page %s", async (requested, title) => {
  const { status, headers, body } = await send(requested)
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"])
  expect(body).toContain(`<title>${title}</title>`)
})

it("redirects the path of a folder without a page by its rule, with the headers of all responses", async () => {
  const { status, headers } = await send("/hiring")
  expect([status, headers.get("location")]).toEqual([302, "https://forms.example/1"])
  expect(headers.get("x-frame-options")).toBe("DENY")
})

it.each([
  "/.secret",
  "/letter//evil.example",
  "/%c3%28",
  "/a%00b",
  "/../outside.txt",
  "/..%2foutside.txt",
  "/team/..%5c..%5coutside.txt",
  "/..%2foutside",
  "/team/..%2f..%2foutside",
])("GET %s returns the 404 page", async (requested) => {
  const { status, body } = await send(requested)
  expect([status, body]).toEqual([404, files["site/404.html"]])
})

it("ignores a range", async () => {
  const { status, body } = await send("/", { headers: { range: "bytes=0-9" } })
  expect([status, body]).toEqual([200, page])
})

it("responds with 304 if the client has the current version", async () => {
  const { headers } = await send("/")
  expect((await send("/", { headers: { "if-none-match": headers.get("etag") ?? "" } })).status).toBe(304)
})

it("responds to HEAD without a body", async () => {
  const { status, body } = await send("/team/", { method: "HEAD" })
  expect([status, body]).toEqual([200, ""])
})

it("serves a file with a space in the name", async () => {
  expect((await send("/a%20file.txt")).body).toBe("with a space")
})

it("sends no Keep-Alive header, which counts for the byte budgets", async () => {
  expect((await send("/")).headers.has("keep-alive")).toBe(false)
})

it("throws if the folder contains no site", async () => {
  await expect(createSiteServer(path.join(site, "team", "none"))).rejects.toThrow('Run "npm run build" first.')
})
