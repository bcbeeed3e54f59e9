import { existsSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { AdapterInit } from "gatsby"
import { textsOf } from "../content-tools/model/fields"
import { contentFiles, type Content } from "../content-tools/model"
import { readResolved } from "./content/resolved"
import { readEnvironment, type Environment } from "../environment"
import { addPolicyAndScripts } from "../hosting/rules/addPolicyAndScripts"
import { editorPath } from "../hosting/rules/editorPaths"
import { headerRules, headersFile } from "../hosting/rules/headerRules"
import { nginxFiles } from "../hosting/rules/nginxFiles"
import { writeRedirectPages } from "../hosting/rules/redirectPages"
import { redirectsFile, rewrites } from "../hosting/rules/redirectRules"

type Adapter = ReturnType<AdapterInit>

/**
 * Returns Gatsby's adapter for hosts that read `_redirects` and `_headers` (Netlify, Cloudflare, `npm run serve`)
 * or a configuration of nginx. It writes these files from Gatsby's manifest of routes, and adds a content-security
 * policy and inline scripts to each page.
 * @param fixedEnvironment Default: that of the process, read at the end of the build
 * @param folder of the built site; Gatsby supports only `public`
 */
export function hostingAdapter(fixedEnvironment?: Environment, folder = "public"): Adapter {
  return {
    name: "blast-ai-hosting",
    config: () => ({
      // No script runs in a web worker; the plugin would add 2.3 kB (gzip) to every page.
      pluginsToDisable: ["partytown"],
      supports: { pathPrefix: false, trailingSlash: ["always"] },
    }),
    // Gatsby calls this after onPostBuild of all plugins, so the pages are final.
    adapt: async ({ routesManifest }) => {
      const environment = fixedEnvironment ?? readEnvironment(process.env)
      const redirects = routesManifest.filter((route) => route.type === "redirect")
      const files = routesManifest.filter((route) => route.type === "static")
      const hashedFiles = files.filter(
        ({ path, headers }) => /\.(js|css)$/.test(path) && headers.some(({ value }) => value.includes("immutable")),
      )
      const rules = [...redirects, ...rewrites]
      const hashedPaths = hashedFiles.map(({ path }) => path).filter((path) => !path.startsWith(editorPath))
      const headers = headerRules(hashedPaths, environment)
      await writeFile(path.join(folder, "_redirects"), redirectsFile(rules))
      await writeFile(path.join(folder, "_headers"), headersFile(headers))
      // Beside the folder, because other hosts would publish them.
      for (const [name, text] of Object.entries(nginxFiles(rules, headers)))
        await writeFile(path.join(folder, "..", name), text)
      await writeRedirectPages(folder, redirects, environment)
      const resourcesOf = await readPageResources(folder)
      // Gatsby reads webpack's statistics only while it renders pages. They name the files of the source code.
      await rm(path.join(folder, "webpack.stats.json"))
      const origins = pictureOrigins(await readResolved())
      for (const { filePath } of files) {
        const name = filePath.replace(/^public\//, "")
        const file = path.join(folder, name)
        // The manifest may list a redirect page of an earlier build, which writeRedirectPages has just removed.
        if (!name.endsWith(".html") || !existsSync(file)) continue
        const html = await readFile(file, "utf8")
        // Other HTML files are redirect pages and Gatsby's slices (fragments of pages).
        if (!html.includes('id="___gatsby"')) continue
        const page = { html, path: `/${name}`, resources: await resourcesOf(name) }
        await writeFile(file, addPolicyAndScripts(page, environment, origins))
      }
    },
  }
}

/**
 * Reads which chunks belong to which component. Gatsby itself requests these files only after its own scripts, one
 * after the other.
 * @param folder of the built site, with webpack's statistics
 * @returns a function from a page's file to the paths of its chunks and data, in addition to the scripts of every page
 */
async function readPageResources(folder: string) {
  const readJson = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as unknown
  const { assetsByChunkName } = (await readJson("webpack.stats.json")) as {
    assetsByChunkName: Record<string, readonly string[]>
  }
  return async (file: string): Promise<string[]> => {
    const data = `page-data/${file.replace(/\/?index\.html$/, "") || "index"}/page-data.json`
    // The path of the 404 page is not known in advance.
    if (file === "404.html" || !existsSync(path.join(folder, data))) return []
    const { componentChunkName, staticQueryHashes } = (await readJson(data)) as {
      componentChunkName: string
      staticQueryHashes: readonly string[]
    }
    const chunks = (assetsByChunkName[componentChunkName] ?? []).filter((name) => name.endsWith(".js"))
    const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)
    return [...chunks, "page-data/app-data.json", data, ...queries]
  }
}

/**
 * Returns the origins of the pictures that content has outside of this site, such as those of a CDN, in alphabetical
 * order.
 */
export function pictureOrigins(content: Content): string[] {
  const texts = contentFiles.flatMap((file) => textsOf({ file, data: content[file.path as keyof Content] }))
  const urls = texts.filter(({ role, value }) => role === "picture" && URL.canParse(value))
  return [...new Set(urls.map(({ value }) => new URL(value).origin))].sort()
}
