import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import fc from "fast-check"
import { startServer, type RunningServer } from "./server"

const longPage = `<!DOCTYPE html><title>Home</title>${"<p>Words that compress.</p>".repeat(200)}`

const files: Record<string, string> = {
  "index.html": longPage,
  "404.html": "<title>Not here</title>",
  "team/index.html": "<title>Team</title>",
  "letter/index.html": "<title>Letter</title>",
  "shadowed/index.html": "<title>A file wins</title>",
  "app-0123.js": "run()",
  "a file.txt": "with a space",
  ".secret": "hidden",
  ".well-known/security.txt": "Contact",
  _redirects: [
    "/old /team/ 301",
    "/old/ /team/ 301",
    "/hiring https://forms.example/1 302",
    "/anchor /team/#people 301",
    "/own /team/?from=own 301",
    "/shadowed /team/ 301",
    "/shadowed/ /team/ 301",
    "/docs/* /team/:splat 302",
    "/letter/:userId /letter/ 200",
    "/letter/:userId/ /letter/ 200",
  ].join("\n"),
  _headers:
    "/*\n  x-frame-options: DENY\n/letter/*\n  x-robots-tag: noindex\n/app-0123.js\n  cache-control: public, max-age=31536000, immutable\n",
}

let folder = ""
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-"))
  await writeFile(path.join(folder, "..", `${path.basename(folder)}-outside.txt`), "outside")
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  server = await startServer({ dir: folder, port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
  await rm(`${folder}-outside.txt`)
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path as it is: `fetch` would tidy it first. */
function ask(asked: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path: asked, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    request.on("error", reject)
    request.end()
  })
}

describe("server of the built site", () => {
  it("listens on loopback", () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/)
  })

  it.each([
    ["/", "Home"],
    ["/team/", "Team"],
    ["/letter/abc.def", "Letter"],
    ["/letter/abc/", "Letter"],
    ["/letter/abc?utm=1", "Letter"],
    ["/shadowed/", "A file wins"],
    ["/404.html", "Not here"],
  ])("GET %s shows %s", async (asked, title) => {
    const { status, headers, body } = await ask(asked)
    expect([status, headers["content-type"]]).toEqual([200, "text/html;charset=utf-8"])
    expect(body.toString()).toContain(`<title>${title}</title>`)
  })

  it.each([
    ["/old", 301, "/team/"],
    ["/old/", 301, "/team/"],
    ["/old?a=1&b=%20", 301, "/team/?a=1&b=%20"],
    ["/hiring?utm=x", 302, "https://forms.example/1?utm=x"],
    ["/anchor?a=1", 301, "/team/?a=1#people"],
    ["/own?a=1", 301, "/team/?from=own"],
    ["/docs/a%20b/c?q", 302, "/team/a%20b/c?q"],
    ["/team", 301, "/team/"],
    ["/team?a=1", 301, "/team/?a=1"],
    ["/index.html", 301, "/"],
    ["/team/index.html?a=1", 301, "/team/?a=1"],
  ])("GET %s answers %i to %s", async (asked, status, location) => {
    const answer = await ask(asked)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
    expect(answer.headers["x-frame-options"]).toBe("DENY")
  })

  it.each([
    "/nothing",
    "/nothing/",
    "/_redirects",
    "/_headers",
    "/.secret",
    "/letter/a/b",
    "//evil.example/",
    "//team",
    "/docs//evil.example",
  ])("GET %s is the 404 page with status 404", async (asked) => {
    const { status, headers, body } = await ask(asked)
    expect([status, headers["content-type"], headers.location]).toEqual([404, "text/html;charset=utf-8", undefined])
    expect(body.toString()).toBe(files["404.html"])
  })

  it.each(["/letter/a%2Fb", "/letter/a%5Cb%5C/", "/letter/%3Cb%3Ea%3C%2Fb%3E/", "/letter/a%27%22%7D%25/"])(
    "GET %s, an id with a sign that paths are made of, is the page of its rule",
    async (asked) => {
      const { status, body } = await ask(asked)
      expect([status, body.toString()]).toEqual([200, files["letter/index.html"]])
    },
  )

  it.each(["/team%2Findex.html", "/team%5Cindex.html", "/a%2Fb/"])("GET %s is no file", async (asked) => {
    expect((await ask(asked)).status).toBe(404)
  })

  it("refuses whatever leads out of the folder or cannot be read, and goes on", async () => {
    const outside = `${path.basename(folder)}-outside.txt`
    for (const asked of [
      `/../${outside}`,
      `/%2e%2e/${outside}`,
      `/..%2f${outside}`,
      `/team/..%5c..%5c${outside}`,
      "/%zz",
      "/%",
      "/%c3%28",
      "/a%00b",
      "/team/./",
    ])
      expect([asked, (await ask(asked)).status]).toEqual([asked, 400])
    expect((await ask("/")).status).toBe(200)
  })

  it("answers any path at all without falling over and never with a file from outside", async () => {
    const part = fc.constantFrom(
      "/",
      "..",
      ".",
      "%2e",
      "%2f",
      "%5c",
      "%",
      "%00",
      "team",
      "index.html",
      "*",
      ":",
      "?",
      ";",
      "~",
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const { status, body } = await ask(`/${parts.join("")}`)
        expect([200, 301, 302, 400, 404]).toContain(status)
        expect(body.toString()).not.toContain("outside")
      }),
      { numRuns: 200 },
    )
  })

  it("gives the headers of the file, and has browsers ask again where it says nothing", async () => {
    expect((await ask("/letter/abc")).headers).toMatchObject({ "x-robots-tag": "noindex", "x-frame-options": "DENY" })
    expect((await ask("/team/")).headers["x-robots-tag"]).toBeUndefined()
    expect((await ask("/app-0123.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect((await ask("/team/")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("compresses with %s", async (encoding, decompress) => {
    const { headers, body } = await ask("/", { "accept-encoding": encoding })
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" })
    expect(body.length).toBeLessThan(longPage.length / 10)
    expect(decompress(body).toString()).toBe(longPage)
  })

  it("prefers brotli, and sends plain text to whoever knows neither", async () => {
    expect((await ask("/", { "accept-encoding": "gzip, deflate, br" })).headers["content-encoding"]).toBe("br")
    expect((await ask("/")).headers["content-encoding"]).toBeUndefined()
  })

  it("compresses the whole even where a part is asked for", async () => {
    const { status, body } = await ask("/", { range: "bytes=0-9", "accept-encoding": "br" })
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, longPage])
  })

  it("answers 304 to whoever has it already", async () => {
    const etag = (await ask("/")).headers.etag ?? ""
    const again = await ask("/", { "if-none-match": etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it("answers HEAD as GET without the body, and no other method", async () => {
    const head = await ask("/team/", {}, "HEAD")
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, "19"])
    expect((await ask("/nothing", {}, "HEAD")).status).toBe(404)
    const post = await ask("/team/", {}, "POST")
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"])
  })

  it("finds names with spaces, and .well-known", async () => {
    expect((await ask("/a%20file.txt")).body.toString()).toBe("with a space")
    expect((await ask("/.well-known/security.txt")).body.toString()).toBe("Contact")
  })

  it("says in plain words what is in the way of starting", async () => {
    await expect(startServer({ dir: path.join(folder, "team", "none"), port: 0 })).rejects.toThrow(
      'Run "npm run build" first.',
    )
    await expect(startServer({ dir: folder, port: Number(new URL(server.url).port) })).rejects.toThrow(
      /^Port \d+ is taken by another program\.$/,
    )
  })
})
