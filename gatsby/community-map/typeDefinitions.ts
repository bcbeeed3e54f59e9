/**
 * GraphQL types of the map. `label` is the dot nearest to the middle of the country's mainland, where the pin is drawn. Every country
 * has at least one dot. `dots` and `land` (all land outside the countries) are paths of `dotsPath`.
 */
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
