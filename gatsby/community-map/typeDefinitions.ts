/** GraphQL types of `CommunityMapData` in src/sections/CommunityMap/types.ts, which documents the fields. */
export const communityMapTypes = `
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
