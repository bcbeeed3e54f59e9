import { graphql } from "gatsby"

/** What a card and the structured data of a person need. */
export const personParts = graphql`
  fragment PersonParts on TeamMember {
    ...TeamMemberFields
    alumniOf {
      name
    }
  }

  fragment TeamMemberPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320)
    }
  }
`
