import type { CreateResolversArgs } from "gatsby"
import { contentFiles } from "../../content-tools/model"
import { rootField } from "../../content-tools/model/toGraphql"

/**
 * Makes the root fields of the content types and of the map non-null: if an entry that a page needs is missing, the
 * content check or the page's query stops the build (docs/decisions/0003).
 */
export function createResolvers({ createResolvers }: CreateResolversArgs): void {
  // Gatsby declares the parameter as a bare Function.
  const add = createResolvers as (resolvers: object) => void
  const types = [...contentFiles.map(({ typeName }) => typeName), "CommunityMap"]
  add({ Query: Object.fromEntries(types.map((type) => [rootField(type), { type: `${type}!` }])) })
}
