import { mkdir, mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { generatedDocuments } from "../../../content-tools/model/documentPaths"
import { headerRules, headersFile } from "../../rules/headerRules"
import { redirectRules, redirectsFile, rewrites } from "../../rules/redirectRules"
import type { siteChecks } from "../siteChecks"
import { openGraphPicture, personalRoutes, prerenderedPath, publicPathsOf, signInPages } from "../../../src/routes"

const siteUrl = "https://site.example"
const script = "/app-0123456789abcdef0123.js"
const padding = "<p>Text that compresses.</p>".repeat(50)

/** The fields that the rules and the checks read. */
export const siteContent = {
  "redirects.json": [
    { from: "/old", toPath: "/apply/" },
    { from: "/hiring", toForm: "mentor-hiring" },
    { from: "/ended", toPath: "/research/#schedule", program: "bootcamp" },
  ],
  "forms.json": [{ id: "mentor-hiring", formId: "243507918266043", title: "Mentor application" }],
  "programs.json": [{ id: "bootcamp" }],
  "publications.json": [{ id: "cracks" }],
  // The cast: the rules and the checks read only these fields of the content.
} as unknown as Parameters<typeof siteChecks>[1]

/**
 * Writes the files of a small site that passes all checks, with the rules that a build would write.
 * @param changes text by the path of a file; `undefined` leaves out the file
 */
export async function writeTestSite(
  changes: Readonly<Record<string, (text: string) => string | undefined>> = {},
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "hosts-"))
  const files = filesOf()
  for (const [name, change] of Object.entries(changes)) files[name] = change(files[name] ?? "")
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

function filesOf(): Record<string, string | undefined> {
  const page = (name: string) =>
    `<title>${name}</title><meta name="referrer" content="no-referrer"/><meta content="script-src 'self'; ` +
    `x"/><link rel="preload" href="/static/a.woff2"/>${canonical(name)}<div ` +
    `id="___gatsby">${padding}</div>["${script}"]`
  const paths = publicPathsOf(siteContent)
  const pages = [...paths, ...signInPages, ...personalRoutes.map(prerenderedPath)]
  const canonical = (at: string) =>
    paths.some((path) => path === at) ? `<link rel="canonical" href="${siteUrl}${at}"/>` : ""
  return {
    ...Object.fromEntries(pages.map((at) => [`${at.slice(1)}index.html`, page(at)])),
    ...Object.fromEntries([...generatedDocuments, openGraphPicture("/")].map((at) => [at.slice(1), "file"])),
    "404.html": "<title>Not found</title>",
    [script.slice(1)]: "run();".repeat(500),
    "static/a.woff2": "font",
    "sw.js": "run();",
    "page-data/team/page-data.json": "{}",
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    "sitemap-index.xml": `<loc>${siteUrl}/sitemap-0.xml</loc>`,
    "sitemap-0.xml": paths.map((at) => `<loc>${siteUrl}${at}</loc>`).join(""),
    _redirects: redirectsFile([...redirectRules(siteContent, "https://forms.example"), ...rewrites]),
    _headers: headersFile(headerRules([script], {})),
  }
}
