import { createRequire } from "node:module"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { readResolved } from "../content/resolved"

/** The parts of webpack's configuration that this file uses. */
interface Config {
  optimization: { splitChunks: { cacheGroups: { styles?: object } } }
  output: { publicPath: string }
  module: { rules: (Rule & { oneOf?: Rule[] })[] }
}

interface Rule {
  use?: Loader[] | (() => unknown)
}

interface Loader {
  loader: string
  ident?: string
  options?: { modules?: { localIdentName?: string } }
}

/** The arguments that this file uses. Gatsby declares some of them as bare functions. */
type Args = Pick<CreateWebpackConfigArgs, "actions" | "stage"> & {
  getConfig: () => Config
  plugins: {
    define: (values: Record<string, string>) => object
    minifyJs: (options: object) => object
    minifyCss: () => object
    provide: (modules: Record<string, [module: string, name: string]>) => object
  }
}

/**
 * By default, Gatsby minifies for browsers without arrow functions. All supported browsers have them (`browserslist` in
 * package.json). A second pass of terser would save 0.1 kB (gzip) of the home page's scripts, but would take 7 of the
 * 67 s of a build.
 */
const terserOptions = { compress: { ecma: 2020 }, mangle: true, output: { ecma: 2020 } }

/**
 * The files of Gatsby that every page would load for features that the site does not use: `<Script>`, `<Slice>`,
 * `PageRenderer`, `useScrollRestoration`, a service worker, and the export `Head` of pages. Together 4 kB (gzip).
 * `false` is an empty module.
 */
const unusedFeatures = () => ({
  "gatsby-script": false,
  [path.resolve(".cache/slice.js")]: false,
  [path.resolve(".cache/public-page-renderer.js")]: false,
  [path.join(scrollPackage(), "use-scroll-restoration.js")]: false,
  [path.resolve(".cache/register-service-worker.js")]: false,
  [path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve(
    "src/runtime/headHandlerForBrowser.ts",
  ),
})

const decodeUriModule = path.resolve("src", "runtime", "decodeUri.ts")

export async function onCreateWebpackConfig({ actions, getConfig, plugins, stage }: Args): Promise<void> {
  const { "redirects.json": redirects, "site.json": site, "sections.json": sections } = await readResolved()
  const config = getConfig()
  if (stage.startsWith("build")) shortenClassNames(config)
  identifyByPrefix(config)
  if (stage === "build-javascript") {
    const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()]
    // With this group, all CSS is in one file, which Gatsby writes into every page (docs/decisions/0016).
    delete config.optimization.splitChunks.cacheGroups.styles
    actions.replaceWebpackConfig({
      ...config,
      // Source maps would publish the source code and its comments.
      devtool: false,
      target: "browserslist",
      optimization: { ...config.optimization, minimizer },
    })
    actions.setWebpackConfig({ resolve: { alias: unusedFeatures() } })
  }
  // Gatsby decodes the hash with the browser's function, which throws an exception if it cannot. Prerendering decodes
  // none.
  if (!stage.endsWith("html"))
    actions.setWebpackConfig({ plugins: [plugins.provide({ decodeURI: [decodeUriModule, "decodeUri"] })] })
  actions.setWebpackConfig({
    resolve: { alias: { "gatsby-react-router-scroll": scrollPackage() } },
    // Pages import the same CSS modules in different orders. No rule of one module overrides a rule of another by its
    // order.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      plugins.define({
        // `SiteLink` needs these paths: only the host can redirect them, so it must not navigate with Gatsby's router.
        __REDIRECT_SOURCES__: JSON.stringify(redirects.map(({ from }) => from)),
        // The error boundary is outside of Gatsby's components, so it has no query.
        __FAILURE__: JSON.stringify({ name: site.name, email: site.email, ...sections.failure }),
      }),
    ],
  })
}

/**
 * Names the classes of CSS modules by a hash, without module and rule. A page contains such names hundreds of times:
 * with those of the rules, the home page has 350 bytes more scripts and 1 kB more HTML (gzip).
 */
function shortenClassNames(config: Config): void {
  for (const { options } of loadersOf(config))
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base62:5]"
}

/**
 * Identifies the loaders that write addresses of files by the site's address prefix. Webpack then takes no module from
 * its cache that has addresses with another asset prefix.
 */
function identifyByPrefix(config: Config): void {
  const writing = loadersOf(config).filter(({ loader }) => /mini-css-extract-plugin|(?:url|file)-loader/.test(loader))
  for (const [index, loader] of writing.entries()) loader.ident = `${index} ${config.output.publicPath}`
}

function loadersOf({ module }: Config): Loader[] {
  const rules = module.rules.flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
  return rules.flatMap(({ use }) => (Array.isArray(use) ? use : []))
}

/**
 * Returns the folder of the package that `redactScrollKeys` changes: the copy that Gatsby uses, which npm installs
 * beside Gatsby or in Gatsby's folder.
 */
function scrollPackage(): string {
  const { resolve } = createRequire(path.resolve("package.json"))
  const gatsby = resolve("gatsby/package.json")
  return path.dirname(resolve("gatsby-react-router-scroll/package.json", { paths: [path.dirname(gatsby)] }))
}
