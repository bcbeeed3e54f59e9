/** Exports the Gatsby Node APIs that the site implements. */
export { createPages } from "./gatsby/hooks/createPages"
export { createResolvers } from "./gatsby/hooks/createResolvers"
export { createSchemaCustomization } from "./gatsby/hooks/createSchemaCustomization"
export { onCreateDevServer } from "./gatsby/hooks/onCreateDevServer"
export { onCreateWebpackConfig } from "./gatsby/hooks/onCreateWebpackConfig"
export { onPostBuild } from "./gatsby/hooks/onPostBuild"
export { onPreExtractQueries } from "./gatsby/hooks/onPreExtractQueries"
export { onPreInit } from "./gatsby/hooks/onPreInit"
