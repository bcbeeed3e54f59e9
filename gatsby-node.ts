/** Exports the Gatsby Node APIs that the site implements. */
export { createPages } from "./gatsby/createPages"
export { createResolvers } from "./gatsby/createResolvers"
export { createSchemaCustomization } from "./gatsby/createSchemaCustomization"
export { onCreateDevServer } from "./gatsby/onCreateDevServer"
export { onCreateWebpackConfig } from "./gatsby/onCreateWebpackConfig"
export { onPostBuild } from "./gatsby/onPostBuild"
export { onPreInit } from "./gatsby/onPreInit"
