/** GraphQL types of the community map; the shape is `CommunityMapData` of src/sections/CommunityMap. */
export const communityMapTypes = `
"""A dotted map of the world with the countries that students come from. Lengths are units of its viewBox."""
type CommunityMap @dontInfer {
  """Width of the drawing."""
  width: Float!
  """Height of the drawing."""
  height: Float!
  """Radius of an unlit dot."""
  dotRadius: Float!
  """Distance between neighboring dots of a row."""
  dotSpacing: Float!
  """Path of all dots on land that no student's country claims."""
  land: String!
  """The countries with students, in the order of content."""
  countries: [CommunityMapCountry!]!
}

"""A country with students on the map."""
type CommunityMapCountry @dontInfer {
  """ISO 3166-1 alpha-2."""
  isoCode: String!
  """Name of the country."""
  name: String!
  """Path of its dots."""
  dots: String!
  """Where its pin stands."""
  label: CommunityMapPoint!
}

"""A place on the map."""
type CommunityMapPoint @dontInfer {
  """Distance from the left."""
  x: Float!
  """Distance from the top."""
  y: Float!
}
`
