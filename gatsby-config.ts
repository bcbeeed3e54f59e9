import { existsSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"
import { readEnvironment } from "./gatsby/environment"
import { typeNameOf } from "./gatsby/createSchemaCustomization"
import { contentFolder } from "./gatsby/contentFolder"
import { hostingAdapter } from "./gatsby/hosting/adapter"
import { colorToken } from "./gatsby/colorToken"
import { pictureFormats } from "./gatsby/pictureFormats"
import { personalRoutes, shellOf, signInPages } from "./src/routes"

// `loadEnvFile` does not overwrite variables that are already set.
for (const file of [`.env.${process.env.NODE_ENV ?? "development"}`, ".env"])
  if (existsSync(file)) process.loadEnvFile(file)
const environment = readEnvironment(process.env)
const privatePages = [...signInPages, ...personalRoutes.map(shellOf)]

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: environment.GATSBY_SITE_URL },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // `gatsby develop` would write other types than a build, and maintainers would commit them with their content.
  graphqlTypegen: process.env.WRITE_QUERY_TYPES
    ? { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true }
    : false,
  ...(environment.GATSBY_ASSET_PREFIX ? { assetPrefix: environment.GATSBY_ASSET_PREFIX } : {}),
  adapter: hostingAdapter(environment),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentFolder() } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: pictureFormats } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: { excludes: privatePages } },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: "BLAST AI",
        short_name: "BLAST AI",
        start_url: "/",
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
