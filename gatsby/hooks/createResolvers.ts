import type { CreateResolversArgs } from "gatsby"
import { communityMap } from "../community-map/communityMap"
import { contentFiles } from "../content/model"
import { rootField } from "../content/model/toGraphql"

interface Country {
  isoCode: string
  name: string
}

/**
 * Adds the field `communityMap` to GraphQL's root type. Makes the root field of every content type non-null: if an entry that a page
 * needs is missing, the content check or the page's query stops the build (docs/decisions/0003).
 */
export function createResolvers({ createResolvers }: CreateResolversArgs): void {
  // Gatsby declares the parameter as a bare Function.
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
