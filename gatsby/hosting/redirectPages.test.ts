import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { hashSource } from "./contentSecurityPolicy"
import { gatsbyPage } from "./fixtures"
import { inlineCode } from "./inlineCode"
import { redirectPage, removeRedirectPages, writeRedirectPages } from "./redirectPages"

describe("redirect page", () => {
  const html = redirectPage("/apply/", "https://site.example")

  it("leads on with a script that keeps the query, a refresh without scripts, and a link", () => {
    expect(inlineCode(html).scripts).toEqual(['location.replace("/apply/"+location.search+location.hash)'])
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/apply/"/></noscript>')
    expect(html).toContain('<a href="/apply/">Go on to the new page</a>')
  })

  it("is read out in its language, is not indexed and names the new address in full", () => {
    expect(html).toContain('<html lang="en-US">')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<link rel="canonical" href="https://site.example/apply/"/>')
  })

  it("allows its own script and nothing else", () => {
    const own = hashSource(inlineCode(html).scripts[0] ?? "")
    expect(html).toContain(`default-src 'none'; script-src ${own}; style-src`)
  })

  it("cannot be broken out of by a target", () => {
    const target = 'https://forms.example/"></script><script>alert(1)</script>'
    const code = inlineCode(redirectPage(target, "https://site.example"))
    expect(code.scripts).toHaveLength(1)
    expect(code.eventHandlers).toEqual([])
  })
})

describe("redirect pages on disk", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "redirect-pages-"))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const file = (name: string) => path.join(folder, name, "index.html")

  it("are written, written again, and removed", async () => {
    const pages = [{ from: "/old/path", to: "/apply/" }]
    await writeRedirectPages(folder, pages, "https://site.example")
    await writeRedirectPages(folder, pages, "https://site.example")
    expect(await readFile(file("old/path"), "utf8")).toBe(redirectPage("/apply/", "https://site.example"))
    await removeRedirectPages(folder, pages)
    await expect(readFile(file("old/path"), "utf8")).rejects.toThrow("ENOENT")
  })

  it("never take the place of a page, nor take one away", async () => {
    const pages = [{ from: "/team", to: "/apply/" }]
    await mkdir(path.dirname(file("team")))
    await writeFile(file("team"), gatsbyPage("/team/"))
    await expect(writeRedirectPages(folder, pages, "https://site.example")).rejects.toThrow(
      'The redirect from "/team" has the path of a page. Take it out of content/redirects.json.',
    )
    await removeRedirectPages(folder, pages)
    expect(await readFile(file("team"), "utf8")).toBe(gatsbyPage("/team/"))
  })

  it("stay in the folder", async () => {
    await expect(writeRedirectPages(folder, [{ from: "/../out", to: "/" }], "https://site.example")).rejects.toThrow(
      'The redirect from "/../out" is no path of this site.',
    )
  })
})
