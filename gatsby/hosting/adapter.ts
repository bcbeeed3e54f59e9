/** The hosting manifest: writes for the host what Gatsby knows of the build, and the policy into each page. */
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { AdapterInit } from "gatsby"
import { personalRoutes, signInPages } from "../../src/routes"
import { withClientRouteFinder } from "./clientRouteFinder"
import { contentSecurityPolicy } from "./contentSecurityPolicy"
import { headersFile } from "./headersFile"
import type { HostingOptions } from "./hostingOptions"
import { inlineCode, isPage, marked, markedScript, withHeadStart, withoutMarked, type InlineCode } from "./inlineCode"
import { removeRedirectPages, writeRedirectPages, type RedirectPage } from "./redirectPages"
import { redirectsFile } from "./redirectsFile"
import { withScriptsAfterPaint } from "./scriptsAfterPaint"

type Adapter = ReturnType<AdapterInit>
type AdaptContext = Parameters<Adapter["adapt"]>[0]
type Route = AdaptContext["routesManifest"][number]
type StaticRoute = Extract<Route, { type: "static" }>

/** First segments of the personal routes, such as `/letter`. */
const personal = personalRoutes.map((route) => route.replace(/\/:.*$/, ""))

/**
 * Gatsby's adapter for hosts that read `_redirects` and `_headers` (Netlify, Cloudflare Pages, `npm run serve`).
 * @param folder where the built site is; Gatsby knows only `public`
 */
export function hostingAdapter(options: HostingOptions, folder = "public"): Adapter {
  return {
    name: "blast-ai-hosting",
    config: () => ({
      excludeDatastoreFromEngineFunction: false,
      // Nothing runs in a web worker here; it would put 2.3 kB (gzip) on every page.
      pluginsToDisable: ["partytown"],
      supports: { pathPrefix: false, trailingSlash: ["always"] },
    }),
    // Gatsby calls this last, after onPostBuild of all plugins: the pages are final.
    adapt: async ({ routesManifest, functionsManifest, reporter }) => {
      assertStatic(functionsManifest.map(({ name }) => name))
      await writeRules(folder, routesManifest, options)
      await (options.redirectPages ? writeRedirectPages : removeRedirectPages)(
        folder,
        redirectPagesOf(routesManifest),
        options.siteUrl,
      )
      for (const file of pageFiles(routesManifest))
        await securePage(folder, file, options, (text) => void reporter.warn(text))
    },
  }
}

/** These hosts serve files: nothing can be rendered at the time of a request. */
function assertStatic(functions: readonly string[]): void {
  if (functions.length === 0) return
  throw new Error(
    `The site is hosted as files, but these need a server: ${functions.join(", ")}. Prebuild them instead.`,
  )
}

async function writeRules(folder: string, routes: readonly Route[], options: HostingOptions): Promise<void> {
  const pages = routes.filter((route) => route.type === "static").filter(isHtml)
  const redirects = routes.filter((route) => route.type === "redirect")
  await writeFile(path.join(folder, "_redirects"), redirectsFile(redirects, pages.filter(isClientOnly)))
  await writeFile(
    path.join(folder, "_headers"),
    headersFile({
      hasAssetPrefix: options.assetPrefix !== undefined,
      pages: pages.filter((page) => !isClientOnly(page)).map((page) => page.path),
      hashedFiles: routes
        .filter((route) => route.type === "static")
        .filter(isHashed)
        .map((route) => route.path),
      personal,
      unlisted: signInPages,
    }),
  )
}

/** A page of Gatsby's; its slices are fragments and no addresses. */
function isHtml({ filePath, path }: StaticRoute): boolean {
  return filePath.endsWith("/index.html") && !path.endsWith(".html/") && !path.startsWith("/_gatsby/")
}

/** A page whose address holds a pattern. */
function isClientOnly({ path }: StaticRoute): boolean {
  return /\/[:*]/.test(path)
}

/** A script or style sheet that Gatsby itself wants kept for ever, since its name changes with its content. */
function isHashed({ path, headers }: StaticRoute): boolean {
  return /\.(js|css)$/.test(path) && headers.some(({ value }) => value.includes("immutable"))
}

/** One page for each redirect; the rule with a closing slash would write the same file again. */
function redirectPagesOf(routes: readonly Route[]): RedirectPage[] {
  const redirects = routes.filter((route) => route.type === "redirect")
  return [...new Map(redirects.map(({ path, toPath }) => [path.replace(/\/$/, ""), toPath]))].map(([from, to]) => ({
    from,
    to,
  }))
}

/** Files of whole pages, 404.html among them, relative to the folder. */
function pageFiles(routes: readonly Route[]): string[] {
  const files = routes
    .filter((route) => route.type === "static")
    .map(({ filePath }) => filePath.replace(/^public\//, ""))
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/") && !file.startsWith("page-data/"))
  return [...new Set(files)]
}

/** Writes the policy into a page, anew where Gatsby has kept the file of an earlier build. */
async function securePage(
  folder: string,
  name: string,
  options: HostingOptions,
  warn: (text: string) => void,
): Promise<void> {
  const file = path.join(folder, name)
  // A redirect page of an earlier build may stand in the manifest and be gone by now.
  if (!existsSync(file)) return
  const html = await readFile(file, "utf8")
  if (!isPage(html) || html.includes('content="redirect page"')) return
  await writeFile(file, securedPage(html, name, options, warn))
}

/**
 * The page with its policy.
 * @param name of the file, such as `letter/index.html`
 */
export function securedPage(
  html: string,
  name: string,
  options: HostingOptions,
  warn: (text: string) => void = () => {},
): string {
  const shell = personal.find((route) => name === `${route.slice(1)}/index.html`)
  const isPersonal = shell !== undefined
  const bare = withScriptsAfterPaint(withoutMarked(html))
  const findsRoutes = options.redirectPages && name === "404.html"
  const page = findsRoutes
    ? withClientRouteFinder(bare, personalRoutes, (inline) => policy(options, inline, true))
    : shell
      ? withHeadStart(bare, [markedScript(leaveBareShell(shell))])
      : bare
  const inline = inlineCode(page)
  if (inline.eventHandlers.length > 0)
    warn(
      `${name}: the content-security policy forbids event handlers in attributes: ${inline.eventHandlers.join(", ")}.`,
    )
  return withHeadStart(page, [
    marked({ "http-equiv": "Content-Security-Policy", content: policy(options, inline, isPersonal) }),
    // For the browser this outweighs the header, whatever a host makes of two rules for one address.
    ...(isPersonal ? [marked({ name: "referrer", content: "no-referrer" })] : []),
  ])
}

/**
 * A shell answers for every `/letter/<id>`, and a host that is asked for `/letter/` itself hands it out too. Gatsby then finds no
 * route in it and draws nothing (seen with 5.16.1), so whoever comes without an id goes home, as with an unknown one.
 */
function leaveBareShell(shell: string): string {
  return `if(["${shell}/","${shell}/index.html"].includes(location.pathname))location.replace("/")`
}

/** A form's frame may have a script loaded from its own provider only. */
function policy(options: HostingOptions, inline: InlineCode, isPersonal: boolean): string {
  const formScriptSources = [...new Set([options.formsUrl, ...options.formsOrigins])]
  return contentSecurityPolicy({ ...options, inline, isPersonal, formScriptSources })
}
