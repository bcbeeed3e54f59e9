import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { runInNewContext } from "node:vm"
import { hostingAdapter, securedPage } from "./adapter"
import { hashSource } from "./contentSecurityPolicy"
import { gatsbyPage, options } from "./fixtures"
import { inlineCode } from "./inlineCode"

type Context = Parameters<ReturnType<typeof hostingAdapter>["adapt"]>[0]

/** The first content-security policy that stands in a page. */
const policyIn = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ""

/** Runs a script of a page as a browser at that path would. @returns where it goes */
function leftFor(script: string, pathname: string): string | undefined {
  const replace = jest.fn<void, [string]>()
  runInNewContext(script, { location: { pathname, replace } })
  return replace.mock.calls[0]?.[0]
}

describe("a page with its policy", () => {
  it("allows every inline script of the final page by its hash", () => {
    const html = securedPage(gatsbyPage("/team/"), "team/index.html", options)
    const { scripts, styles, styleAttributes } = inlineCode(html)
    expect(scripts).toHaveLength(2)
    for (const code of [...scripts, ...styles, ...styleAttributes]) expect(policyIn(html)).toContain(hashSource(code))
  })

  it("is the same when it is secured again, as Gatsby keeps the files of pages that have not changed", () => {
    for (const name of ["team/index.html", "letter/index.html", "404.html"]) {
      const once = securedPage(gatsbyPage("/"), name, { ...options, redirectPages: true })
      expect(securedPage(once, name, { ...options, redirectPages: true })).toBe(once)
    }
  })

  it("sends no referrer from a personal page, nor runs others' scripts there", () => {
    const withAnalytics = { ...options, gaMeasurementId: "G-ABC" }
    const letter = securedPage(gatsbyPage("/letter/"), "letter/index.html", withAnalytics)
    expect(letter).toContain('<meta data-hosting="" name="referrer" content="no-referrer"/>')
    expect(policyIn(letter)).not.toMatch(/googletagmanager|script-src[^;]*forms\.example/)
    const team = securedPage(gatsbyPage("/team/"), "team/index.html", withAnalytics)
    expect(team).not.toContain('name="referrer"')
    expect(policyIn(team)).toMatch(/script-src[^;]*googletagmanager[^;]*forms\.example/)
  })

  it("leaves the bare shell for the home page, with a script that its policy allows", () => {
    const letter = securedPage(gatsbyPage("/letter/"), "letter/index.html", options)
    const [script = ""] = inlineCode(letter).scripts
    expect(script).toContain('location.replace("/")')
    expect(policyIn(letter)).toContain(hashSource(script))
    for (const at of ["/letter/", "/letter/index.html"]) expect([at, leftFor(script, at)]).toEqual([at, "/"])
    for (const at of ["/letter/abc", "/letter/abc/", "/"]) expect([at, leftFor(script, at)]).toEqual([at, undefined])
  })

  it("finds the client-only routes from 404.html only where that is asked for", () => {
    expect(securedPage(gatsbyPage("/404.html"), "404.html", options)).not.toContain("RegExp")
    const html = securedPage(gatsbyPage("/404.html"), "404.html", { ...options, redirectPages: true })
    const { scripts } = inlineCode(html)
    expect(scripts).toHaveLength(4)
    for (const script of scripts) expect(policyIn(html)).toContain(hashSource(script))
    // The first script adds the personal policy; what comes after it has to be allowed there too.
    for (const script of scripts.slice(1)) expect(scripts[0]).toContain(hashSource(script))
    expect(scripts[0]).not.toContain("script-src 'self' https://forms")
  })

  it("warns of event handlers, which would not work", () => {
    const warn = jest.fn()
    securedPage(gatsbyPage("/").replace("<h1", '<h1 onclick="x()"'), "index.html", options, warn)
    expect(warn).toHaveBeenCalledWith(
      "index.html: the content-security policy forbids event handlers in attributes: onclick of h1.",
    )
  })
})

describe("adapter", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "adapter-"))
    for (const name of ["index.html", "404.html", "letter/index.html"]) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), gatsbyPage("/"))
    }
  })
  afterEach(() => rm(folder, { recursive: true }))
  const written = (name: string) => readFile(path.join(folder, name), "utf8")

  const page = (at: string, file: string) => ({
    type: "static" as const,
    path: at,
    filePath: `public/${file}`,
    headers: [],
  })
  const redirect = (at: string) => ({
    type: "redirect" as const,
    path: at,
    toPath: "/",
    status: 301 as const,
    headers: [],
  })
  const context = (changes: Partial<Context> = {}): Context =>
    ({
      routesManifest: [
        page("/", "index.html"),
        page("/404.html/", "404.html"),
        page("/letter/:userId/", "letter/index.html"),
        page("/page-data/letter/:userId/page-data.json/", "page-data/letter/page-data.json"),
        page("/_gatsby/slices/a-1.html/", "_gatsby/slices/a-1.html"),
        {
          ...page("/app-1.js", "app-1.js"),
          headers: [{ key: "cache-control", value: "public, max-age=1, immutable" }],
        },
        page("/~partytown/a.js", "~partytown/a.js"),
        redirect("/old"),
        redirect("/old/"),
      ],
      functionsManifest: [],
      reporter: { warn: jest.fn() },
      ...changes,
    }) as unknown as Context

  it("writes the rules from Gatsby's manifest", async () => {
    await hostingAdapter(options, folder).adapt(context())
    expect(await written("_redirects")).toBe(
      "/old / 301\n/old/ / 301\n/letter/:userId /letter/ 200\n/letter/:userId/ /letter/ 200\n",
    )
    const headers = await written("_headers")
    expect(headers).toContain("/app-1.js\n  cache-control: public, max-age=31536000, immutable\n")
    expect(headers).not.toMatch(/partytown|slices|page-data\/letter/)
  })

  it("writes the policy into every page", async () => {
    await hostingAdapter(options, folder).adapt(context())
    for (const name of ["index.html", "404.html", "letter/index.html"])
      expect([name, policyIn(await written(name))]).toEqual([name, expect.stringContaining("default-src 'self'")])
  })

  it("writes redirect pages only where they are asked for, and takes them away again", async () => {
    await hostingAdapter({ ...options, redirectPages: true }, folder).adapt(context())
    expect(await written("old/index.html")).toContain("This page has moved")
    const withLeftover = context()
    withLeftover.routesManifest.push(page("/old/index.html/", "old/index.html"))
    await hostingAdapter(options, folder).adapt(withLeftover)
    await expect(written("old/index.html")).rejects.toThrow("ENOENT")
  })

  it("refuses what cannot be hosted as files", async () => {
    const functionsManifest = [{ functionId: "ssr-engine", name: "SSR", pathToEntryPoint: "", requiredFiles: [] }]
    await expect(hostingAdapter(options, folder).adapt(context({ functionsManifest }))).rejects.toThrow(
      "The site is hosted as files, but these need a server: SSR. Prebuild them instead.",
    )
  })
})
