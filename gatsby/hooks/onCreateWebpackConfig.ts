import type { CreateWebpackConfigArgs } from "gatsby"
import { readResolved } from "../content/resolved"
import { packageOfGatsby } from "./packageOfGatsby"

/** The arguments that this file uses. Gatsby declares some of them as bare functions. */
type Args = Pick<CreateWebpackConfigArgs, "actions" | "stage"> & {
  getConfig: () => {
    optimization?: object
    plugins: readonly { options?: object }[]
  }
  plugins: {
    define: (values: Record<string, string>) => object
    minifyJs: (options: object) => object
    minifyCss: () => object
  }
}

/**
 * By default, Gatsby minifies for browsers without arrow functions. All supported browsers have them (`browserslist` in package.json).
 * A second pass of terser would save 0.5 kB (gzip) of 224 kB of scripts, but would take 7 of the 67 s of a build.
 */
const terserOptions = { ecma: 2020 }

/** Extends Gatsby's webpack configuration. */
export async function onCreateWebpackConfig({ actions, getConfig, plugins, stage }: Args): Promise<void> {
  const { "redirects.json": redirects } = await readResolved()
  ignoreCssOrder(getConfig().plugins)
  if (stage === "build-javascript") {
    const config = getConfig()
    const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()]
    // Source maps would publish the source code and its comments.
    actions.replaceWebpackConfig({ ...config, devtool: false, optimization: { ...config.optimization, minimizer } })
    // The site does not use Gatsby's <Script>, but every page would load the code of this component.
    actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": false } } })
  }
  actions.setWebpackConfig({
    // `redactScrollKeys` changes the copy that Gatsby uses.
    resolve: { alias: { "gatsby-react-router-scroll": packageOfGatsby("gatsby-react-router-scroll") } },
    // `SiteLink` needs these paths: only the host can redirect them, so it must not navigate with Gatsby's router.
    plugins: [plugins.define({ __REDIRECT_SOURCES__: JSON.stringify(redirects.map(({ from }) => from)) })],
  })
}

/**
 * Turns off the warning "Conflicting order" of mini-css-extract-plugin. Pages import the same CSS modules in different orders,
 * which is harmless because no rule of one module overrides a rule of another by its order (CONTRIBUTING.md).
 */
function ignoreCssOrder(webpackPlugins: readonly { options?: object }[]): void {
  const cssPlugin = webpackPlugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin")
  if (cssPlugin?.options) Object.assign(cssPlugin.options, { ignoreOrder: true })
}
