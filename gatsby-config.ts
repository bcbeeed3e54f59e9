import { mkdirSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"
import { loadEnvironmentFiles } from "./environment"
import { resolvedFolder, typeNameOf } from "./gatsby/content/resolved"
import { siteName } from "./gatsby/content/siteName"
import { hostingAdapter } from "./gatsby/adapter"
import { colorToken } from "./gatsby/design/colorToken"
import { systemFile } from "./content-tools/systemFiles"
import { personalRoutes, prerenderedPath, signInPages } from "./src/routes"

loadEnvironmentFiles(process.env.NODE_ENV ?? "development")
// Not checked here, but in onPreInit: Gatsby compiles this file again if it throws, and ignores the second error.
const { GATSBY_SITE_URL, GATSBY_ASSET_PREFIX } = process.env
// onPreInit fills the folder, but gatsby-source-filesystem requires it before.
mkdirSync(resolvedFolder, { recursive: true })
const privatePages = [...signInPages, ...personalRoutes.map(prerenderedPath)]

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: GATSBY_SITE_URL },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: ".data/gatsby-types.d.ts" },
  ...(GATSBY_ASSET_PREFIX ? { assetPrefix: GATSBY_ASSET_PREFIX } : {}),
  adapter: hostingAdapter(),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: resolvedFolder, ignore: [systemFile] } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      // All supported browsers (`browserslist` in package.json) show WebP. docs/decisions/0004 has the measurements
      // against AVIF and PNG.
      options: { defaults: { formats: ["webp"], placeholder: "none", quality: 65 } },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: { excludes: privatePages } },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: siteName(),
        short_name: siteName(),
        start_url: "/",
        // A site, which no one installs as an app.
        display: "browser",
        background_color: colorToken("ground"),
        theme_color: colorToken("plate"),
        icon: "static/icons/icon.png",
        icon_options: { purpose: "any maskable" },
        cache_busting_mode: "query",
      },
    },
  ],
}

export default config
