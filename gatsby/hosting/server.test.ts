import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { sendTo } from "../../scripts/hosts/request"
import { listen, type RunningService } from "../../local-services/listen"
import { createSiteServer } from "./server"

const longPage = `<!DOCTYPE html><title>Home</title>${"<p>Text that compresses.</p>".repeat(200)}`

const files: Record<string, string> = {
  "site/index.html": longPage,
  "site/404.html": "<title>Not found</title>",
  "site/team/index.html": "<title>Team</title>",
  "site/letter/index.html": "<title>Letter</title>",
  "site/shadowed/index.html": "<title>A file has priority</title>",
  "site/hiring/a.txt": "a folder without a page",
  "site/app-0123.js": "run()",
  "site/a file.txt": "with a space",
  "site/.secret": "hidden",
  "site/_redirects": [
    "/old /team/ 301",
    "/hiring https://forms.example/1 302",
    "/shadowed /team/ 301",
    "/shadowed/ /team/ 301",
    "/letter/:userId /letter/ 200",
    "/letter/:userId/ /letter/ 200",
  ].join("\n"),
  "site/_headers":
    "/*\n  x-frame-options: DENY\n  x-a: 1\n/static/*\n  cache-control: public, max-age=31536000, immutable\n/letter/*\n  x-robots-tag: noindex\n  ! x-a\n  x-a: 2\n/app-0123.js\n  cache-control: public, max-age=31536000, immutable\n",
  "outside.txt": "outside",
}

let folder = ""
let site = ""
let server: RunningService

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-"))
  site = path.join(folder, "site")
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  server = await listen(await createSiteServer(site), 0)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Sends the path unchanged; `fetch` would normalize it. */
const send: ReturnType<typeof sendTo> = (requested, options) => sendTo(server.url)(requested, options)

it.each([
  ["/", "Home"],
  ["/team/", "Team"],
  ["/shadowed/", "A file has priority"],
  ["/404.html", "Not found"],
  ["/letter/abc.def", "Letter"],
  ["/letter/abc/", "Letter"],
  ["/letter/abc?utm=1", "Letter"],
  // An encoded slash, backslash or percent sign is part of the id.
  ["/letter/a%2Fb", "Letter"],
  ["/letter/a%5Cb%5C/", "Letter"],
  ["/letter/%c3%28%/", "Letter"],
])("GET %s returns the page %s", async (requested, title) => {
  const { status, headers, body } = await send(requested)
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"])
  expect(body).toContain(`<title>${title}</title>`)
})

it.each([
  ["/old?a=1&b=%20", 301, "/team/?a=1&b=%20"],
  ["/old/", 301, "/team/"],
  ["/hiring?utm=x", 302, "https://forms.example/1?utm=x"],
  ["/team?a=1", 301, "/team/?a=1"],
])("GET %s redirects with %i to %s", async (requested, status, location) => {
  const response = await send(requested)
  expect([response.status, response.headers.get("location")]).toEqual([status, location])
  expect(response.headers.get("x-frame-options")).toBe("DENY")
})

it.each([
  "/nothing",
  "/_redirects",
  "/_headers",
  "/.secret",
  "/letter/a/b",
  "//evil.example/",
  "//team",
  "/\\team",
  "/%5Cteam",
  "/%2Fteam",
  "//team/index.html",
  "/letter//evil.example",
  "/%",
  "/%c3%28",
  "/a%00b",
  "/../outside.txt",
  "/%2e%2e/outside.txt",
  "/..%2foutside.txt",
  "/team/..%5c..%5coutside.txt",
  "/static/nothing.js",
])("GET %s returns the 404 page, which clients may not cache, without a redirect", async (requested) => {
  const { status, headers, body } = await send(requested)
  expect([status, body, headers.get("location")]).toEqual([404, files["site/404.html"], null])
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
  expect(headers.get("x-frame-options")).toBe("DENY")
})

it("sets the headers of the rules, of which the last has priority, and by default a cache-control that makes browsers revalidate", async () => {
  const letter = (await send("/letter/abc")).headers
  expect(["x-robots-tag", "x-frame-options", "x-a"].map((name) => letter.get(name))).toEqual(["noindex", "DENY", "2"])
  expect((await send("/app-0123.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect((await send("/team/")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

it.each(["br", "gzip"])("compresses with %s", async (encoding) => {
  const { headers, body } = await send("/", { headers: { "accept-encoding": encoding } })
  expect([headers.get("content-encoding"), headers.get("vary"), body]).toEqual([encoding, "Accept-Encoding", longPage])
})

it("ignores a range, and responds with 304 if the client has the current version", async () => {
  const { status, body, headers } = await send("/", { headers: { range: "bytes=0-9" } })
  expect([status, body]).toEqual([200, longPage])
  expect((await send("/", { headers: { "if-none-match": headers.get("etag") ?? "" } })).status).toBe(304)
})

it("responds to HEAD without a body, and serves a file with a space in the name", async () => {
  const { status, body } = await send("/team/", { method: "HEAD" })
  expect([status, body]).toEqual([200, ""])
  expect((await send("/a%20file.txt")).body).toBe("with a space")
})

it("sends no Keep-Alive header, which counts for the byte budgets", async () => {
  expect((await send("/")).headers.has("keep-alive")).toBe(false)
})

it("applies no rules if it does not read them, as on GitHub Pages", async () => {
  const plain = await listen(await createSiteServer(site, { readsRules: false }), 0)
  const letter = await sendTo(plain.url)("/letter/abc")
  expect([letter.status, letter.body, letter.headers.get("x-robots-tag")]).toEqual([404, files["site/404.html"], null])
  await plain.close()
})

it("throws if the folder contains no site", async () => {
  await expect(createSiteServer(path.join(site, "team", "none"))).rejects.toThrow('Run "npm run build" first.')
})
