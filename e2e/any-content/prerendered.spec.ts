// eslint-disable-next-line no-restricted-imports -- these tests open no page, whose errors could fail them
import { expect, test } from "@playwright/test"
import { JSDOM } from "jsdom"
import { loadContent } from "../../content-tools/load"
import type { Content } from "../../content-tools/model"
import { publicationPath, publicPagesOf } from "../../src/routes"
import { contentOf, type SiteName } from "../sites/sites"
import { paperPaths } from "./allPages"

// The prerendered pages match the content of the build. A crawler may read them without running scripts. The tests
// parse the pages without rendering them, which takes a fifth of the time.

type Data = Record<string, unknown>

// One process reads each page once.
test.describe.configure({ mode: "default" })

let publicPaths: string[]
let paths: string[]
const documents = new Map<string, Document>()
let content: Content

test.beforeAll(async ({ request, baseURL }) => {
  content = await loadContent(contentOf(test.info().project.metadata.server as SiteName))
  publicPaths = [...publicPagesOf(content).map(({ path }) => path), ...paperPaths(content)]
  paths = [...publicPaths, "/no-such-page/", "/temp/", "/acceptance/"]
  for (const path of paths) {
    const response = await request.get(path)
    documents.set(path, new JSDOM(await response.text(), { url: new URL(path, baseURL).href }).window.document)
  }
})

const documentOf = (path: string): Document => {
  const document = documents.get(path)
  if (!document) throw new Error(`"${path}" is not one of the paths of this file.`)
  return document
}
const all = (path: string, selector: string) => [...documentOf(path).querySelectorAll(selector)]
const attributesOf = (path: string, selector: string, name: string) =>
  all(path, selector).map((element) => element.getAttribute(name))
const textsOf = (path: string, selector: string) => all(path, selector).map(({ textContent }) => textContent.trim())

const structuredData = (path: string): Data[] =>
  textsOf(path, 'script[type="application/ld+json"]').map((text) => JSON.parse(text) as Data)

test("the head of every public page has the texts and the picture of its content", async ({ request }) => {
  const papers = content["publications.json"].map(({ id, title, summary }) => ({
    path: publicationPath(id),
    seo: { title, description: summary ?? content["pages/research.json"].seo.description },
  }))
  for (const { path, seo } of [
    ...publicPagesOf(content).map(({ path: at, contentFile }) => ({ path: at, seo: content[contentFile].seo })),
    ...papers.filter((paper) => publicPaths.includes(paper.path)),
  ])
    await test.step(path, async () => {
      expect(documentOf(path).title).toBe(`${seo.title} | ${content["site.json"].name}`)
      expect(documentOf(path).documentElement.lang).toBe("en-US")
      expect(attributesOf(path, 'meta[name="description"]', "content")).toEqual([seo.description])
      const canonical = attributesOf(path, 'link[rel="canonical"]', "href")
      expect(canonical.map((url) => new URL(url ?? "").pathname)).toEqual([path])
      expect(attributesOf(path, 'meta[name="twitter:card"]', "content")).toEqual(["summary_large_image"])
      const [picture] = attributesOf(path, 'meta[property="og:image"]', "content")
      const response = await request.get(new URL(picture ?? "").pathname)
      expect(response.headers()["content-type"]).toBe("image/png")
    })
})

test("every public page has the banner and the call to action of the content", () => {
  const site = content["site.json"]
  for (const { path } of publicPagesOf(content)) {
    expect(textsOf(path, "aside"), path).toContain(site.banner)
    expect(textsOf(path, "footer").join(), path).toContain(site.footerCallToAction.title)
  }
})

test("no page shows the separators of the links in its texts", () => {
  for (const path of paths) expect(documentOf(path).documentElement.outerHTML, path).not.toContain("\u001f")
})

test("the structured data of every public page matches the content", async () => {
  for (const { path } of publicPagesOf(content))
    await test.step(path, () => {
      const data = structuredData(path)
      expect(data.map((entry) => entry["@type"])).toContain(path === "/" ? "EducationalOrganization" : "BreadcrumbList")
      const program = content["programs.json"].find(({ id }) => path === `/${id}/`)
      if (!program) return
      const course = data.find((entry) => entry["@type"] === "Course") ?? {}
      const [offer = {}, instance = {}] = [course["offers"], course["hasCourseInstance"]] as (Data | undefined)[]
      for (const [part, fields] of [
        [course, ["name", "courseCode"]],
        [offer, ["price", "priceCurrency"]],
        [instance, ["startDate", "endDate"]],
      ] as const)
        for (const field of fields) expect(part[field], field).toEqual(program[field])
    })
})

test("the page of a paper describes it as a ScholarlyArticle", () => {
  for (const { id, title } of content["publications.json"]) {
    const path = publicationPath(id)
    if (!publicPaths.includes(path)) continue
    const article = structuredData(path).find((entry) => entry["@type"] === "ScholarlyArticle")
    expect(article, path).toMatchObject({ headline: title })
  }
})

test("every public page loads its scripts and data with one inline script after the first paint", () => {
  for (const path of publicPaths) {
    expect(all(path, "script[src]"), path).toEqual([])
    const loader = textsOf(path, "script").find((code) => code.includes("/page-data/app-data.json"))
    for (const file of ["/framework-", "/app-", "/component---", "/page-data.json"])
      expect(loader, path).toContain(file)
  }
})

test("every page contains the styles of all pages and then its own, but not those of other pages", () => {
  for (const path of paths) {
    const [styles, ownStyles, ...others] = attributesOf(path, "style[data-href]", "data-href")
    expect([styles, ownStyles], path).toEqual([
      expect.stringContaining("/app."),
      expect.stringContaining("/component---"),
    ])
    expect(others, path).toEqual([])
  }
})

test("the home page's organization and courses match the content", () => {
  const { "site.json": site, "programs.json": programs } = content
  const data = structuredData("/")
  const organization = data.find((entry) => entry["@type"] === "EducationalOrganization")
  expect(organization).toMatchObject({ name: site.name, email: site.email })
  // Search engines accept only courses with dates.
  const names = programs.filter(({ startDate, endDate }) => startDate && endDate).map(({ name }) => name)
  expect(data.filter((entry) => entry["@type"] === "Course").map(({ name }) => name)).toEqual(names)
})

test("the icons of the manifest exist", async ({ request }) => {
  const linked = (selector: string) => {
    const [href] = attributesOf("/", selector, "href")
    return request.get(new URL(href ?? "", documentOf("/").URL).pathname)
  }
  const { icons } = (await (await linked('link[rel="manifest"]')).json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)
  expect((await linked('link[rel="icon"][type="image/svg+xml"]')).status()).toBe(200)
})

test("every internal link leads to an existing page and anchor", async ({ request, baseURL }) => {
  const links = new Map<string, string>()
  for (const path of paths) {
    // The checker of the W3C reports both attributes together.
    expect(all(path, "[disabled][aria-disabled]"), path).toEqual([])
    for (const href of attributesOf(path, "a[href]", "href")) {
      const url = new URL(href ?? "", documentOf(path).URL)
      if (url.origin === baseURL) links.set(url.href, path)
    }
  }
  expect(links.size).toBeGreaterThan(5)

  const brokenLinks: string[] = []
  for (const [link, from] of links) {
    const { pathname, hash } = new URL(link)
    const isRead = documents.has(pathname)
    const response = isRead ? undefined : await request.get(pathname, { maxRedirects: 0 })
    if (response && response.status() >= 400)
      brokenLinks.push(`${link} (on ${from}) responds with ${response.status()}`)
    const id = decodeURIComponent(hash.slice(1))
    if (id && !(isRead && documentOf(pathname).getElementById(id)))
      brokenLinks.push(`${link} (on ${from}) leads to an anchor that does not exist`)
  }
  expect(brokenLinks).toEqual([])
})
