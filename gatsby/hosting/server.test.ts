import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import fc from "fast-check"
import { listen, type RunningService } from "../../services/listen"
import { createSiteServer } from "./server"

const longPage = `<!DOCTYPE html><title>Home</title>${"<p>Text that compresses.</p>".repeat(200)}`

const files: Record<string, string> = {
  "index.html": longPage,
  "404.html": "<title>Not found</title>",
  "team/index.html": "<title>Team</title>",
  "letter/index.html": "<title>Letter</title>",
  "shadowed/index.html": "<title>A file has priority</title>",
  "app-0123.js": "run()",
  "a file.txt": "with a space",
  ".secret": "hidden",
  "_headers.txt": "not the rules",
  "team/_redirects": "not the rules",
  ".well-known/security.txt": "Contact",
  _redirects: [
    "/old /team/ 301",
    "/old/ /team/ 301",
    "/hiring https://forms.example/1 302",
    "/anchor /team/#people 301",
    "/own /team/?from=own 301",
    "/shadowed /team/ 301",
    "/shadowed/ /team/ 301",
    "/letter/:userId /letter/ 200",
    "/letter/:userId/ /letter/ 200",
  ].join("\n"),
  _headers:
    "/*\n  x-frame-options: DENY\n/static/*\n  cache-control: public, max-age=31536000, immutable\n/letter/*\n  x-robots-tag: noindex\n/app-0123.js\n  cache-control: public, max-age=31536000, immutable\n",
}

let folder = ""
let server: RunningService

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "server-"))
  await writeFile(path.join(folder, "..", `${path.basename(folder)}-outside.txt`), "outside")
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  server = await listen(await createSiteServer(folder), 0)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
  await rm(`${folder}-outside.txt`)
})

interface ServerResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path unchanged; `fetch` would normalize it. */
function send(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<ServerResponse> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on("error", reject)
    request.end()
  })
}

describe("the server of the built site", () => {
  it.each([
    ["/", "Home"],
    ["/team/", "Team"],
    ["/letter/abc.def", "Letter"],
    ["/letter/abc/", "Letter"],
    ["/letter/abc?utm=1", "Letter"],
    ["/letter/%", "Letter"],
    ["/letter/%c3%28/", "Letter"],
    ["/shadowed/", "A file has priority"],
    ["/404.html", "Not found"],
  ])("GET %s returns the page %s", async (path, title) => {
    const { status, headers, body } = await send(path)
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
    ["/team", 301, "/team/"],
    ["/team?a=1", 301, "/team/?a=1"],
    ["/index.html", 301, "/"],
    ["/team/index.html?a=1", 301, "/team/?a=1"],
  ])("GET %s redirects with %i to %s", async (path, status, location) => {
    const response = await send(path)
    expect([response.status, response.headers.location]).toEqual([status, location])
    expect(response.body.toString()).toBe(`This page has moved to ${location.replace(/\?(?!from).*?(?=#|$)/, "")}\n`)
    expect(response.headers["cache-control"]).toBeUndefined()
    expect(response.headers["x-frame-options"]).toBe("DENY")
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
    "/\\team/",
    "//team/index.html",
    "/letter//evil.example",
    "/%",
    "/%zz",
    "/%c3%28",
    "/a%00b",
    "/team/./",
    "/team/..",
    "/.",
    "http://other.example/team",
  ])("GET %s returns the 404 page with status 404", async (path) => {
    const { status, headers, body } = await send(path)
    expect([status, headers["content-type"], headers.location]).toEqual([404, "text/html;charset=utf-8", undefined])
    expect(body.toString()).toBe(files["404.html"])
  })

  it.each(["/letter/a%2Fb", "/letter/a%5Cb%5C/", "/letter/%3Cb%3Ea%3C%2Fb%3E/", "/letter/a%27%22%7D%25/"])(
    "GET %s returns the page of the client-only route, although the id contains an encoded slash, backslash or percent sign",
    async (path) => {
      const { status, body } = await send(path)
      expect([status, body.toString()]).toEqual([200, files["letter/index.html"]])
    },
  )

  it.each(["/team%2Findex.html", "/team%5Cindex.html", "/a%2Fb/"])(
    "GET %s returns 404, because an encoded slash does not separate folders",
    async (path) => {
      expect((await send(path)).status).toBe(404)
    },
  )

  it("responds with 404 to paths that lead out of the folder", async () => {
    const outside = `${path.basename(folder)}-outside.txt`
    for (const requested of [
      `/../${outside}`,
      `/%2e%2e/${outside}`,
      `/..%2f${outside}`,
      `/team/..%5c..%5c${outside}`,
    ]) {
      const { status, body } = await send(requested)
      expect([requested, status, body.toString()]).toEqual([requested, 404, files["404.html"]])
    }
    expect((await send("/")).status).toBe(200)
  })

  it("responds to any path, and never with a file from outside the folder", async () => {
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
        const { status, body } = await send(`/${parts.join("")}`)
        expect([200, 301, 302, 404]).toContain(status)
        expect(body.toString()).not.toContain("outside")
      }),
      { numRuns: 200 },
    )
  })

  it("sets the headers of the rules, and by default a cache-control that makes browsers revalidate", async () => {
    expect((await send("/letter/abc")).headers).toMatchObject({ "x-robots-tag": "noindex", "x-frame-options": "DENY" })
    expect((await send("/team/")).headers["x-robots-tag"]).toBeUndefined()
    expect((await send("/app-0123.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect((await send("/team/")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
  })

  it("sets the security headers on every answer, also to requests that it rejects", async () => {
    const answers = {
      page: await send("/team/"),
      redirect: await send("/old"),
      "not found": await send("/nothing"),
      "malformed path": await send("/%zz"),
      "path outside the folder": await send("/team/./"),
      "other method": await send("/team/", {}, "POST"),
      "asterisk instead of a path": await send("*", {}, "OPTIONS"),
      "absolute URL instead of a path": await send("http://other.example/"),
      "not modified": await send("/", { "if-none-match": (await send("/")).headers.etag ?? "" }),
    }
    expect(Object.entries(answers).map(([name, { headers }]) => [name, headers["x-frame-options"]])).toEqual(
      Object.keys(answers).map((name) => [name, "DENY"]),
    )
  })

  it("never lets clients cache a missing file or an error, also below a path whose files never change", async () => {
    for (const path of ["/static/nothing.js", "/static/%zz"])
      expect((await send(path)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
  })

  it("closes an idle connection after a minute, without the Keep-Alive header", async () => {
    const timed = await createSiteServer(folder)
    expect(timed.timeout).toBe(60_000)
    // Waits 50 ms instead.
    timed.timeout = 50
    const running = await listen(timed, 0)
    const socket = connect(Number(new URL(running.url).port), "127.0.0.1")
    let received = ""
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()))
    socket.write("GET /team/ HTTP/1.1\r\nhost: a\r\n\r\n")
    await new Promise((resolve) => socket.once("close", resolve))
    expect(received).toContain("<title>Team</title>")
    expect(received).not.toMatch(/^keep-alive:/im)
    await running.close()
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("compresses with %s", async (encoding, decompress) => {
    const { headers, body } = await send("/", { "accept-encoding": encoding })
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" })
    expect(body.length).toBeLessThan(longPage.length / 10)
    expect(decompress(body).toString()).toBe(longPage)
  })

  it("prefers brotli, and does not compress for clients that support neither", async () => {
    expect((await send("/", { "accept-encoding": "gzip, deflate, br" })).headers["content-encoding"]).toBe("br")
    expect((await send("/")).headers["content-encoding"]).toBeUndefined()
  })

  it("ignores a range, because it compresses the response", async () => {
    const { status, body } = await send("/", { range: "bytes=0-9", "accept-encoding": "br" })
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, longPage])
  })

  it("responds with 304 if the client has the current version", async () => {
    const etag = (await send("/")).headers.etag ?? ""
    const again = await send("/", { "if-none-match": etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it("responds to HEAD as to GET but without a body, and rejects other methods", async () => {
    const head = await send("/team/", {}, "HEAD")
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, "19"])
    expect((await send("/nothing", {}, "HEAD")).status).toBe(404)
    const post = await send("/team/", {}, "POST")
    expect([post.status, post.headers.allow, post.body.toString()]).toEqual([405, "GET, HEAD", "Use GET or HEAD.\n"])
  })

  it("serves files with a space in the name, and files in .well-known", async () => {
    expect((await send("/a%20file.txt")).body.toString()).toBe("with a space")
    expect((await send("/.well-known/security.txt")).body.toString()).toBe("Contact")
  })

  it("hides only the files with rules in the folder of the site itself", async () => {
    for (const path of ["/_headers.txt", "/team/_redirects"])
      expect((await send(path)).body.toString()).toBe("not the rules")
  })

  it("serves a site without rules and without a 404 page", async () => {
    const site = await mkdtemp(path.join(tmpdir(), "server-"))
    await writeFile(path.join(site, "index.html"), "Home")
    const plain = await listen(await createSiteServer(site), 0)
    expect(await (await fetch(plain.url)).text()).toBe("Home")
    const missing = await fetch(`${plain.url}/nothing`)
    expect([missing.status, await missing.text()]).toEqual([404, "This page does not exist.\n"])
    await plain.close()
    await rm(site, { recursive: true })
  })

  it("responds with 500 and logs the error if it cannot send a header of the rules", async () => {
    const site = await mkdtemp(path.join(tmpdir(), "server-"))
    await writeFile(path.join(site, "index.html"), "Home")
    await writeFile(path.join(site, "_headers"), "/wrong\n  x-a: ✓\n")
    const log = jest.spyOn(console, "error").mockImplementation()
    const wrong = await listen(await createSiteServer(site), 0)
    const response = await fetch(`${wrong.url}/wrong`)
    expect([response.status, await response.text()]).toEqual([500, "The server could not read this file.\n"])
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: "ERR_INVALID_CHAR" }))
    expect((await fetch(wrong.url)).status).toBe(200)
    log.mockRestore()
    await wrong.close()
    await rm(site, { recursive: true })
  })

  it("listens on 127.0.0.1, and throws an error with the port number if the port is in use", async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/)
    const port = Number(new URL(server.url).port)
    await expect(listen(await createSiteServer(folder), port)).rejects.toThrow(
      new RegExp(`^Port ${port} is .+ another program\\.`),
    )
  })

  it("throws if the folder contains no site", async () => {
    await expect(createSiteServer(path.join(folder, "team", "none"))).rejects.toThrow('Run "npm run build" first.')
  })
})
