/**
 * GraphQL types of the map. `label` is the dot nearest to the middle of the country's mainland, where the pin is drawn. Every country
 * has at least one dot. `dots` and `land` (all land outside the countries) are the `d` of a path with one line per row of neighbors. A
 * stroke with round caps and `stroke-dasharray="0 <dotSpacing>"` draws the line as dots. One line per dot would take three times the
 * bytes.
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
