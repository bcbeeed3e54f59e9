import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { contentFolder } from "./contentFolder"
import { shortenClassNames } from "./shortenClassNames"

/** What this file uses of the arguments; Gatsby declares some of them as bare functions. */
type Args = Pick<CreateWebpackConfigArgs, "actions" | "stage"> & {
  getConfig: () => object
  plugins: {
    define: (values: Record<string, string>) => object
    minifyJs: (options: object) => object
    minifyCss: () => object
  }
}

/** Gatsby writes for browsers without arrow functions; ours have them (`browserslist` in package.json). */
const terserOptions = {
  mangle: {},
  parse: { ecma: 2020 },
  compress: { ecma: 2020, passes: 2 },
  output: { ecma: 2020 },
}

/** Sets up the bundler beyond what Gatsby does. */
export function onCreateWebpackConfig({ actions, getConfig, plugins, stage }: Args): void {
  if (!stage.startsWith("develop")) actions.replaceWebpackConfig(shortenClassNames(getConfig()))
  if (stage === "build-javascript") {
    const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()]
    const config = getConfig() as { optimization?: object }
    actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } })
  }
  actions.setWebpackConfig({
    plugins: [plugins.define({ __REDIRECT_SOURCES__: JSON.stringify(redirectSources()) })],
    // Gatsby's <Script> is used nowhere; its run-time would be on every page all the same.
    ...(stage === "build-javascript" ? { resolve: { alias: { "gatsby-script": false } } } : {}),
  })
}

/** Paths that only the host can answer, for `SiteLink`. */
function redirectSources(): string[] {
  // The content check has parsed this very file before (onPreInit).
  const redirects = JSON.parse(readFileSync(path.join(contentFolder(), "redirects.json"), "utf8")) as { from: string }[]
  return redirects.map(({ from }) => from)
}
