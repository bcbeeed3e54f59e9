import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { hashSource } from "./contentSecurityPolicy"
import { gatsbyPage } from "./fixtures"
import { eventHandlers, inlineCode } from "./html"
import { redirectPage, removeRedirectPages, writeRedirectPages } from "./redirectPages"

describe("a redirect page", () => {
  const html = redirectPage("/apply/", "https://site.example")

  it("has a script that redirects, and a refresh and a link for browsers without scripts", () => {
    expect(inlineCode(html).scripts).toEqual([expect.stringMatching(/location\.replace.*\("\/apply\/"\)$/s)])
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/apply/"/></noscript>')
    expect(html).toContain('<a href="/apply/">Go on to the new page</a>')
  })

  it("has a language, noindex, and the absolute URL of the target as its canonical link", () => {
    expect(html).toContain('<html lang="en-US">')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<link rel="canonical" href="https://site.example/apply/"/>')
  })

  it("allows only its inline script and style", () => {
    const { scripts, styles } = inlineCode(html)
    const [script, style] = [...scripts, ...styles].map(hashSource)
    expect(html).toContain(`default-src 'none'; script-src ${script}; style-src ${style}; base-uri`)
  })

  it("escapes the target", () => {
    const target = 'https://forms.example/"></script><script>alert(1)</script>'
    const page = redirectPage(target, "https://site.example")
    expect(inlineCode(page).scripts).toHaveLength(1)
    expect(eventHandlers(page)).toEqual([])
  })
})

describe("redirect pages on disk", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "redirect-pages-"))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const file = (name: string) => path.join(folder, name, "index.html")

  it("are written, overwritten by the next build, and removed", async () => {
    const pages = [{ path: "/old/path", toPath: "/apply/" }]
    await writeRedirectPages(folder, pages, "https://site.example")
    await writeRedirectPages(folder, pages, "https://site.example")
    expect(await readFile(file("old/path"), "utf8")).toBe(redirectPage("/apply/", "https://site.example"))
    await removeRedirectPages(folder, pages)
    await expect(readFile(file("old/path"), "utf8")).rejects.toThrow("ENOENT")
  })

  it("never replace a page of the site, and removing them never removes one", async () => {
    const pages = [{ path: "/team", toPath: "/apply/" }]
    await mkdir(path.dirname(file("team")))
    await writeFile(file("team"), gatsbyPage("/team/"))
    await expect(writeRedirectPages(folder, pages, "https://site.example")).rejects.toThrow(
      'The redirect from "/team" has the path of a page. Remove it from content/redirects.json.',
    )
    await removeRedirectPages(folder, pages)
    expect(await readFile(file("team"), "utf8")).toBe(gatsbyPage("/team/"))
  })

  it("are never written outside the folder", async () => {
    await expect(
      writeRedirectPages(folder, [{ path: "/../out", toPath: "/" }], "https://site.example"),
    ).rejects.toThrow('The redirect from "/../out" is not a path of this site.')
  })
})
