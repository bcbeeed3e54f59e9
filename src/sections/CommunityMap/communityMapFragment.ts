import { graphql } from "gatsby"

export const communityMapFragment = graphql`
  fragment CommunityMapParts on CommunityMap {
    width
    height
    dotRadius
    dotSpacing
    land
    countries {
      isoCode
      name
      dots
      label {
        x
        y
      }
    }
  }
`
