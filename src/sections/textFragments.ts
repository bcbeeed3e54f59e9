import { graphql } from "gatsby"

/** What several sections ask of content in the same way. Gatsby collects these by name. */
export const textFragments = graphql`
  fragment SectionHead on SectionText {
    eyebrow
    title
    intro
  }

  fragment FigureOfHalfWidth on Figure {
    imageSrc
    imageAlt
    caption
    imageSrcFile {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 640, outputPixelDensities: [0.5, 0.75, 1, 1.25, 2])
      }
    }
    imageSrcDarkFile {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 640, outputPixelDensities: [0.5, 0.75, 1, 1.25, 2])
      }
    }
  }

  fragment PageHead on SeoText {
    title
    description
  }

  fragment TitledTextParts on TitledText {
    title
    text
  }

  fragment LinkedTextParts on LinkedText {
    title
    text
    link {
      label
      href
    }
  }

  fragment FactParts on FactRow {
    label
    value
  }
`
