import { existsSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { AdapterInit } from "gatsby"
import { editorPackagePath, editorPath } from "./editorPaths"
import { readEnvironment, type Environment } from "../environment"
import { addPolicyAndScripts, type BuildOfPages } from "./addPolicyAndScripts"
import { headersFile } from "./headersFile"
import { nginxFile } from "./nginxFile"
import { readPageResources } from "./pageResources"
import { pictureOrigins } from "./pictureOrigins"
import { removeRedirectPages, writeRedirectPages } from "./redirectPages"
import { redirectsFile } from "./redirectsFile"

type Adapter = ReturnType<AdapterInit>

/**
 * Returns Gatsby's adapter for hosts that read `_redirects` and `_headers` (Netlify, Cloudflare Pages, `npm run serve`) or a
 * configuration of nginx. It writes these files from Gatsby's manifest of routes, and adds a content-security policy and inline
 * scripts to each page.
 * @param fixedEnvironment Default: that of the process, read at the end of the build
 * @param folder of the built site; Gatsby supports only `public`
 */
export function hostingAdapter(fixedEnvironment?: Environment, folder = "public"): Adapter {
  return {
    name: "blast-ai-hosting",
    config: () => ({
      excludeDatastoreFromEngineFunction: false,
      // No script runs in a web worker; the plugin would add 2.3 kB (gzip) to every page.
      pluginsToDisable: ["partytown"],
      supports: { pathPrefix: false, trailingSlash: ["always"] },
    }),
    // Gatsby calls this after onPostBuild of all plugins, so the pages are final.
    adapt: async ({ routesManifest, functionsManifest, reporter }) => {
      if (functionsManifest.length > 0) {
        const names = functionsManifest.map(({ name }) => name).join(", ")
        throw new Error(
          `The host serves only files, but these functions need a server: ${names}. Prerender all pages instead: use neither getServerData, nor defer, nor src/api.`,
        )
      }
      const environment = fixedEnvironment ?? readEnvironment(process.env)
      const redirects = routesManifest.filter((route) => route.type === "redirect")
      const files = routesManifest.filter((route) => route.type === "static")
      // Other HTML files, such as 404.html and Gatsby's slices (fragments of pages), have the path of their file.
      const pages = files.filter(({ filePath, path }) => filePath.endsWith(".html") && path.endsWith("/"))
      const isClientOnly = (path: string) => /\/[:*]/.test(path)
      const clientOnly = pages.filter(({ path }) => isClientOnly(path))
      const hashedFiles = files.filter(
        ({ path, headers }) => /\.(js|css)$/.test(path) && headers.some(({ value }) => value.includes("immutable")),
      )
      const headers = headersFile({
        hasAssetPrefix: environment.GATSBY_ASSET_PREFIX !== undefined,
        pages: pages.map(({ path }) => path).filter((path) => !isClientOnly(path) && path !== editorPath),
        hashedFiles: hashedFiles.map(({ path }) => path).filter((path) => !path.startsWith(editorPath)),
        editorPackage: environment.EDITOR_REPOSITORY && (await editorPackagePath()),
      })
      const rules = redirectsFile(redirects, clientOnly)
      await writeFile(path.join(folder, "_redirects"), rules)
      await writeFile(path.join(folder, "_headers"), headers)
      // Beside the folder, because other hosts would publish it.
      await writeFile(path.join(folder, "..", "nginx.conf"), nginxFile(rules, headers))
      if (environment.GATSBY_REDIRECT_PAGES) await writeRedirectPages(folder, redirects, environment.GATSBY_SITE_URL)
      else await removeRedirectPages(folder, redirects)
      const resourcesOf = await readPageResources(folder)
      await removeSources(folder)
      const build: BuildOfPages = {
        environment,
        pictureOrigins: await pictureOrigins(),
        warn: (text) => void reporter.warn(text),
      }
      for (const { filePath } of files) {
        const name = filePath.replace(/^public\//, "")
        const file = path.join(folder, name)
        // The manifest may list a redirect page of an earlier build, which removeRedirectPages has just removed.
        if (!name.endsWith(".html") || !existsSync(file)) continue
        const html = await readFile(file, "utf8")
        const isGatsbyPage = html.includes('id="___gatsby"')
        if (!isGatsbyPage) continue
        const page = { html, file: name, resources: await resourcesOf(name) }
        await writeFile(file, addPolicyAndScripts(page, build))
      }
    },
  }
}

/**
 * Removes webpack's statistics, which Gatsby reads only while it renders pages, and the source maps of an earlier build. Both name
 * the files of the source code, and a source map contains them.
 */
async function removeSources(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name === "webpack.stats.json" || name.endsWith(".map")) await rm(path.join(folder, name))
}
