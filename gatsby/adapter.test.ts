import { writeFileSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { loadContent } from "../content-tools/load"
import { temporaryFolder } from "../test/temporaryFolder"
import * as resolved from "./content/resolved"
import { hostingAdapter, pictureOrigins } from "./adapter"
import { environment, gatsbyPage } from "../environment/testing/fixtures"

type Context = Parameters<ReturnType<typeof hostingAdapter>["adapt"]>[0]

beforeAll(async () => {
  jest.spyOn(resolved, "readResolved").mockResolvedValue(await loadContent())
})

let folder = ""
beforeEach(async () => {
  folder = path.join(temporaryFolder(), "public")
  for (const name of ["index.html", "404.html", "letter/index.html"]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), gatsbyPage("/"))
  }
  await writeFile(path.join(folder, "verification.html"), "verification code")
})

const read = (name: string) => readFile(path.join(folder, name), "utf8")

const withRedirectPages = { ...environment, GATSBY_REDIRECT_PAGES: true }

const file = (at: string, name: string, caching = "public, max-age=0") => ({
  type: "static" as const,
  path: at,
  filePath: `public/${name}`,
  headers: [{ key: "cache-control", value: caching }],
})
const redirect = (at: string) => ({ type: "redirect" as const, path: at, toPath: "/", status: 301, headers: [] })
const immutable = "public, max-age=1, immutable"

/** Returns what Gatsby passes to the adapter, and writes webpack's statistics, as each build does. */
const context = (changes: Partial<Context> = {}): Context => {
  writeFileSync(path.join(folder, "webpack.stats.json"), '{ "assetsByChunkName": { "letter": ["letter-1.js"] } }')
  return {
    routesManifest: [
      file("/", "index.html"),
      file("/404.html", "404.html"),
      file("/letter/:userId/", "letter/index.html"),
      file("/verification.html", "verification.html"),
      file("/page-data/letter/:userId/page-data.json", "page-data/letter/page-data.json"),
      file("/_gatsby/slices/a-1.html", "_gatsby/slices/a-1.html"),
      file("/app-1.js", "app-1.js", immutable),
      file("/styles-1.css", "styles-1.css", immutable),
      file("/app.js.txt", "app.js.txt", immutable),
      file("/admin/sveltia-cms/a.js", "admin/sveltia-cms/a.js", immutable),
      file("/sw.js", "sw.js"),
      redirect("/old"),
      redirect("/old/"),
    ],
    ...changes,
    // The cast: Gatsby passes more fields, which the adapter does not read.
  } as unknown as Context
}

it("writes the rules for each host from Gatsby's manifest", async () => {
  await hostingAdapter(environment, folder).adapt(context())
  // Cloudflare distinguishes the last slash, and ignores a target that ends in index.html.
  expect(await read("_redirects")).toMatch(
    /^\/old \/ 301\n\/old\/ \/ 301\n\/letter\/:userId \/letter\/ 200\n\/letter\/:userId\/ \/letter\/ 200\n/,
  )
  const headers = await read("_headers")
  expect(headers).toContain("/app-1.js\n  cache-control: public, max-age=31536000, immutable\n")
  // The names of the editor's files have no hash.
  const paths = headers.split("\n").filter((line) => line.startsWith("/"))
  expect(paths.slice(paths.indexOf("/app-1.js"))).toEqual(["/app-1.js", "/styles-1.css"])
  expect(await read("../nginx-server.conf")).toContain('location = "/old" { return 301 "/$is_args$args"; }')
})

it("removes webpack's statistics, which name the files of the source code", async () => {
  await hostingAdapter(environment, folder).adapt(context())
  await expect(read("webpack.stats.json")).rejects.toThrow("ENOENT")
})

it("writes the policy into every page, but not into other HTML files", async () => {
  await hostingAdapter(environment, folder).adapt(context())
  for (const name of ["index.html", "404.html", "letter/index.html"])
    expect([name, await read(name)]).toEqual([name, expect.stringContaining(`content="default-src 'self'`)])
  expect(await read("verification.html")).toBe("verification code")
})

it("loads the chunks and the data of a page with its scripts, if the path of the page is known", async () => {
  const page = JSON.stringify({ componentChunkName: "letter", staticQueryHashes: ["12"] })
  for (const name of ["letter", "404.html"]) {
    await mkdir(path.join(folder, "page-data", name), { recursive: true })
    await writeFile(path.join(folder, "page-data", name, "page-data.json"), page)
  }
  await hostingAdapter(environment, folder).adapt(context())
  const data = ["app-data.json", "letter/page-data.json", "sq/d/12.json"].map((name) => `/page-data/${name}`)
  expect(await read("letter/index.html")).toContain(JSON.stringify(["/app-0123.js", "/letter-1.js", ...data]))
  expect(await read("404.html")).toContain('(["/app-0123.js"],')
})

it("writes redirect pages only if GATSBY_REDIRECT_PAGES is true, and removes those of an earlier build otherwise", async () => {
  const withEarlierPage = () => {
    const build = context()
    build.routesManifest.push(file("/old/index.html", "old/index.html"))
    return build
  }
  await hostingAdapter(withRedirectPages, folder).adapt(context())
  const written = await read("old/index.html")
  expect(written).toContain("This page has moved")
  await hostingAdapter(withRedirectPages, folder).adapt(withEarlierPage())
  expect(await read("old/index.html")).toBe(written)
  await hostingAdapter(environment, folder).adapt(withEarlierPage())
  await expect(read("old/index.html")).rejects.toThrow("ENOENT")
})

it("lets other origins load the files if a CDN serves them", async () => {
  await hostingAdapter({ ...environment, GATSBY_ASSET_PREFIX: "https://cdn.example" }, folder).adapt(context())
  expect(await read("_headers")).toContain("access-control-allow-origin: *")
})

it("sets the headers of the editor if the site has one", async () => {
  await hostingAdapter({ ...environment, EDITOR_REPOSITORY: "a/b" }, folder).adapt(context())
  expect(await read("_headers")).toContain("\n/admin/\n")
})

it("allows each origin of the pictures with an absolute URL once, and no origin of a link", async () => {
  const content = await loadContent()
  expect(pictureOrigins(content)).toEqual([])
  const sources = ["https://b.example/1.png", "https://a.example:8443/2.png", "https://b.example/3.png", "4.png"]
  const team = content["team.json"].map((person, index) => ({ ...person, imageSrc: sources[index] }))
  expect(pictureOrigins({ ...content, "team.json": team })).toEqual(["https://a.example:8443", "https://b.example"])
})
