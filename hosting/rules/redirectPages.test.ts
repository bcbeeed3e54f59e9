import { readFile } from "node:fs/promises"
import path from "node:path"
import { runInNewContext } from "node:vm"
import { scriptOf } from "../../src/lib/scriptOf"
import { temporaryFolder } from "../../test/temporaryFolder"
import { hashSource } from "./contentSecurityPolicy"
import { inlineCode } from "./html"
import { redirectPage, redirectTo, writeRedirectPages } from "./redirectPages"

const siteUrl = "https://site.example"
const html = redirectPage("/apply/", siteUrl)

it("a redirect page has noindex and the canonical link of its target, and allows only its own code", () => {
  const [script = ""] = inlineCode(html).scripts
  expect(html).toContain(`default-src 'none'; script-src ${hashSource(script)}; base-uri`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="canonical" href="https://site.example/apply/"/>')
})

it("a redirect page escapes its target", () => {
  const page = redirectPage('https://forms.example/"></script><script>alert(1)</script>', siteUrl)
  expect(inlineCode(page).scripts).toHaveLength(1)
  expect(page.match(/<script/g)).toHaveLength(1)
})

it("redirect pages are written into the folder, also for a path that leads out of it", async () => {
  const folder = temporaryFolder()
  const rules = [{ path: "/../old/path", toPath: "/apply/", status: 301 }]
  await writeRedirectPages(folder, rules, { GATSBY_REDIRECT_PAGES: true, GATSBY_SITE_URL: siteUrl })
  expect(await readFile(path.join(folder, "old/path/index.html"), "utf8")).toBe(html)
})

it.each([
  [
    "of a script element that the target would end",
    '/</script><!-- "\\\u2028',
    '/</script><!-- "\\\u2028?utm_source=mail#top',
  ],
  ["of a target with an anchor", "/apply/#steps", "/apply/?utm_source=mail#steps"],
])("redirectTo keeps query and hash: %s", (_case, target, address) => {
  const location = { search: "?utm_source=mail", hash: "#top", replace: jest.fn() }
  const code = scriptOf(redirectTo, target)
  expect(code).not.toMatch(/<\/script|<!--/)
  runInNewContext(code, { location })
  expect(location.replace).toHaveBeenCalledWith(address)
})
