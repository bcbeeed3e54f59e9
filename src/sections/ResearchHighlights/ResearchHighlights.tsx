import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { InlineText } from "../../components/InlineText/InlineText"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
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
  const linkOf = (address: string) =>
    address === "pending"
      ? data.site.pendingPaperLink
      : { label: data.sharedSections.papers.presentation, href: address }
  return (
    <Section id={id} text={text} isEmpty={!highlights.length} tone="tint">
      <Carousel
        label={text.title}
        className={styles.slides}
        slides={highlights.map((highlight) => ({
          key: highlight.id,
          id: highlight.id,
          content: <HighlightCard highlight={highlight} link={linkOf(highlight.paperLink)} />,
        }))}
      />
    </Section>
  )
}

interface HighlightCardProps {
  highlight: Queries.ResearchHighlightFieldsFragment
  link: Queries.LinkItemFieldsFragment
}

/** Card of a project: a collage of three pictures, title, text and a link to the presentation. */
function HighlightCard({ highlight, link }: HighlightCardProps) {
  const { title, description, collageImages, collageCaption } = highlight
  return (
    <article className={styles.card}>
      {collageImages ? (
        <figure className={styles.figure}>
          <Collage highlight={highlight} sizes={sizes} />
          {collageCaption ? <InlineText as="figcaption" className={styles.caption} text={collageCaption} /> : null}
        </figure>
      ) : null}
      <InlineText as="h3" className={styles.title} text={title} />
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
