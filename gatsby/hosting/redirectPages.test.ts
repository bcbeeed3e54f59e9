import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { hashSource } from "./contentSecurityPolicy"
import { inlineCode } from "./html"
import { redirectPage, removeRedirectPages, writeRedirectPages } from "./redirectPages"

const siteUrl = "https://site.example"
const html = redirectPage("/apply/", siteUrl)

it("a redirect page redirects with a script, which its policy allows, or with a refresh or a link", () => {
  const { scripts, styles } = inlineCode(html)
  expect(scripts).toEqual([expect.stringMatching(/location\.replace.*\("\/apply\/"\)$/s)])
  const [script, style] = [...scripts, ...styles].map(hashSource)
  expect(html).toContain(`default-src 'none'; script-src ${script}; style-src ${style}; base-uri`)
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/apply/"/></noscript>')
  expect(html).toContain('<a href="/apply/">Go on to the new page</a>')
})

it("a redirect page has a language, noindex, and the absolute URL of the target as its canonical link", () => {
  expect(html).toContain('<html lang="en-US">')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="canonical" href="https://site.example/apply/"/>')
})

it("a redirect page escapes its target", () => {
  const page = redirectPage('https://forms.example/"></script><script>alert(1)</script>', siteUrl)
  expect(inlineCode(page).scripts).toHaveLength(1)
  expect(page.match(/<script/g)).toHaveLength(1)
})

it.each(["/old/path", "/../old/path", "/%2e%2e/old/path"])(
  "the page of %s is written into the folder, overwritten by the next build, and removed",
  async (from) => {
    const folder = await mkdtemp(path.join(tmpdir(), "redirect-pages-"))
    const rules = [{ path: from, toPath: "/apply/", status: 301 }]
    const read = () => readFile(path.join(folder, "old/path/index.html"), "utf8")
    await writeRedirectPages(folder, rules, siteUrl)
    await writeRedirectPages(folder, rules, siteUrl)
    expect(await read()).toBe(html)
    await removeRedirectPages(folder, rules)
    await expect(read()).rejects.toThrow("ENOENT")
    await rm(folder, { recursive: true })
  },
)
