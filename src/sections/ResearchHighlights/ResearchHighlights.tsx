import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { InlineText } from "../../components/InlineText/InlineText"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { publicationPath } from "../../routes"
import { Collage } from "../Collage/Collage"
import type { SectionProps } from "../sectionProps"
import * as styles from "./ResearchHighlights.module.css"

export const researchHighlightFragment = graphql`
  fragment ResearchHighlightsData on Query {
    sharedSections {
      papers {
        ...PaperTextFields
      }
    }
    site: siteFacts {
      pendingPaperLink {
        ...LinkItemFields
      }
    }
    allResearchHighlight {
      nodes {
        ...ResearchHighlightFields
      }
    }
    allPublication(filter: { highlight: { jsonId: { ne: null } } }) {
      nodes {
        id: jsonId
        title
        highlight {
          id: jsonId
        }
      }
    }
  }
`

/** `sizes` of a collage's pictures, measured at each width. */
const sizes = [
  `${styles.threeSlides} 16rem, ${styles.twoSlides} 13rem, 55vw`,
  `${styles.threeSlides} 8rem, ${styles.twoSlides} 7rem, 28vw`,
] as const

/** Projects of past students in a carousel. */
export function ResearchHighlights({ id, text, data }: SectionProps<Queries.ResearchHighlightsDataFragment>) {
  const highlights = data.allResearchHighlight.nodes
  return (
    <Section id={id} text={text} isEmpty={!highlights.length} tone="tint">
      <Carousel
        label={text.title}
        className={styles.slides}
        slides={highlights.map((highlight) => ({
          key: highlight.id,
          id: highlight.id,
          content: <HighlightCard highlight={highlight} data={data} />,
        }))}
      />
    </Section>
  )
}

interface HighlightCardProps {
  highlight: Queries.ResearchHighlightFieldsFragment
  data: Queries.ResearchHighlightsDataFragment
}

/** Card of a project: a collage of three pictures, title, text and a link to the presentation. */
function HighlightCard({ highlight, data }: HighlightCardProps) {
  const { description, collageImages, collageCaption, paperLink } = highlight
  const paper = data.allPublication.nodes.find((node) => node.highlight?.id === highlight.id)
  // Otherwise, one project would have two titles.
  const { title } = paper ?? highlight
  const heading = <InlineText text={title} />
  const link =
    paperLink === "pending"
      ? data.site.pendingPaperLink
      : { label: data.sharedSections.papers.presentation, href: paperLink }
  return (
    <article className={styles.card}>
      {collageImages ? (
        <figure className={styles.figure}>
          <Collage highlight={highlight} sizes={sizes} />
          {collageCaption ? <InlineText as="figcaption" className={styles.caption} text={collageCaption} /> : null}
        </figure>
      ) : null}
      <h3 className={styles.title}>
        {paper ? <SiteLink href={publicationPath(paper.id)}>{heading}</SiteLink> : heading}
      </h3>
      <InlineText as="p" text={description} />
      <p className={styles.link}>
        <SiteLink href={link.href}>
          {link.label}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
      </p>
    </article>
  )
}
