import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import { HighlightCard } from "./HighlightCard"
import * as styles from "./ResearchHighlights.module.css"

export const researchHighlightFragment = graphql`
  fragment HighlightParts on ResearchHighlight {
    id: jsonId
    title
    description
    collageImages
    collageImagesFile {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 320, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
      }
    }
    collageImagesDarkFile {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 320, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
      }
    }
    collageAlt
    collageCaption
    paperLink
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  highlights: readonly Queries.HighlightPartsFragment[]
  /** Takes the place of a video that is still to come. */
  pendingLink: { readonly label: string; readonly href: string }
}

/** Projects of past students, each with its figure and its presentation. */
export function ResearchHighlights({ id, text, highlights, pendingLink }: Props) {
  if (!highlights.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text} tone="tint">
      <Carousel
        label={text.title}
        className={styles.slides}
        slides={highlights.map((highlight) => ({
          key: highlight.id,
          id: highlight.id,
          content: <HighlightCard highlight={highlight} pendingLink={pendingLink} />,
        }))}
      />
    </Section>
  )
}
