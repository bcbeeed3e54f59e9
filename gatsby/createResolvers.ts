import type { CreateResolversArgs } from "gatsby"
import { communityMap } from "./community-map/communityMap"
import { contentFiles } from "./content-model"
import { rootField } from "./content-model/toGraphql"

interface Country {
  isoCode: string
  name: string
}

/**
 * Adds the community map of the countries in content to the root of GraphQL. Makes the root field of every content type non-null,
 * because the content check stops a build in which an entry that a page needs is missing.
 */
export function createResolvers({ createResolvers }: CreateResolversArgs): void {
  // Gatsby declares it as a bare Function.
  const add = createResolvers as (resolvers: object) => void
  add({
    Query: {
      ...Object.fromEntries(contentFiles.map(({ typeName }) => [rootField(typeName), { type: `${typeName}!` }])),
      communityMap: {
        type: "CommunityMap!",
        resolve: async (_source: unknown, _args: unknown, context: CountryContext) => {
          const { entries } = await context.nodeModel.findAll({ type: "Country" })
          return communityMap([...entries].map(({ isoCode, name }) => ({ isoCode, name })))
        },
      },
    },
  })
}

interface CountryContext {
  nodeModel: { findAll(options: { type: string }): Promise<{ entries: Iterable<Country> }> }
}
