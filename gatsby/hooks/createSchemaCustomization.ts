import type { CreateSchemaCustomizationArgs } from "gatsby"
import { contentFiles } from "../../content-tools/model"
import { darkVariant } from "../../content-tools/model/darkVariant"
import { toGraphql } from "../../content-tools/model/toGraphql"

interface ResolverContext {
  nodeModel: { findOne(options: { type: string; query: object }): Promise<object | null> }
}

/** Declares the content types and the field extension for their pictures. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "contentPicture",
    args: { from: "String!", dark: "Boolean" },
    extend: ({ from, dark }: { from: string; dark?: boolean }) => ({
      resolve: (source: Record<string, unknown>, _args: unknown, context: ResolverContext) =>
        resolvePictures(source[from], context, dark ? darkVariant : (path) => path),
    }),
  })
  actions.createTypes(toGraphql(contentFiles))
  actions.createTypes(communityMapTypes)
}

async function resolvePictures(
  sources: unknown,
  context: ResolverContext,
  fileOf: (path: string) => string,
): Promise<unknown> {
  if (Array.isArray(sources)) return Promise.all(sources.map((source) => resolvePictures(source, context, fileOf)))
  if (typeof sources !== "string" || sources.startsWith("https://")) return null
  return context.nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: fileOf(sources) } } } })
}

/**
 * GraphQL types of the map. `label` is the dot nearest to the middle of the country's mainland, where the pin is drawn.
 * Every country has at least one dot. `dots` and `land` (all land outside the countries) are paths of `dotsPath`.
 */
const communityMapTypes = `
"""A dotted map of the world with the countries that students come from. Lengths are units of its viewBox."""
type CommunityMap implements Node @dontInfer {
  width: Float!
  height: Float!
  dotRadius: Float!
  dotSpacing: Float!
  land: String!
  countries: [CommunityMapCountry!]!
}

type CommunityMapCountry @dontInfer {
  isoCode: String!
  name: String!
  dots: String!
  label: CommunityMapPoint!
}

type CommunityMapPoint @dontInfer {
  x: Float!
  y: Float!
}
`
