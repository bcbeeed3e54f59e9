import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { InlineText } from "../../components/InlineText/InlineText"
import { Picture } from "../../components/Picture/Picture"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./ResearchHighlights.module.css"

export const researchHighlightFragment = graphql`
  fragment ResearchHighlightsData on Query {
    homePage {
      researchHighlights {
        ...SectionHead
      }
    }
    sharedSections {
      papers {
        presentation
      }
    }
    site: siteFacts {
      pendingPaperLink {
        ...LinkParts
      }
    }
    allResearchHighlight {
      nodes {
        ...HighlightParts
      }
    }
  }

  fragment HighlightParts on ResearchHighlight {
    id: jsonId
    title
    description
    collageImages
    collageImagesFile {
      ...CollageFile
    }
    collageImagesDarkFile {
      ...CollageFile
    }
    collageAlt
    collageCaption
    paperLink
  }

  fragment CollageFile on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
    }
  }
`

/** `sizes` of a collage's pictures, measured at each width. The first picture is twice as wide as the others. */
const wideSizes = `${styles.threeSlides} 16rem, ${styles.twoSlides} 13rem, 55vw`
const narrowSizes = `${styles.threeSlides} 8rem, ${styles.twoSlides} 7rem, 28vw`

/** Projects of past students in a carousel. */
export function ResearchHighlights({ id, data }: { id: string; data: Queries.ResearchHighlightsDataFragment }) {
  const text = data.homePage.researchHighlights
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
  highlight: Queries.HighlightPartsFragment
  link: Queries.LinkPartsFragment
}

/** Card of a project: a collage of three pictures, title, text and a link to the presentation. */
function HighlightCard({ highlight, link }: HighlightCardProps) {
  const { title, description } = highlight
  return (
    <article className={styles.card}>
      <Collage highlight={highlight} />
      <h3 className={styles.title}>
        <InlineText text={title} />
      </h3>
      <p>
        <InlineText text={description} />
      </p>
      <p className={styles.link}>
        <SiteLink href={link.href}>
          {link.label}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
      </p>
    </article>
  )
}

function Collage({ highlight }: { highlight: Queries.HighlightPartsFragment }) {
  const { collageImages, collageImagesFile, collageImagesDarkFile, collageAlt, collageCaption } = highlight
  if (!collageImages) return null
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={collageAlt ?? ""} className={styles.collage}>
        {collageImages.map((src, index) => (
          <Picture
            key={src}
            src={src}
            file={collageImagesFile?.[index]}
            darkFile={collageImagesDarkFile?.[index]}
            alt=""
            sizes={index === 0 ? wideSizes : narrowSizes}
            className={styles.picture}
          />
        ))}
      </div>
      {collageCaption ? (
        <figcaption className={styles.caption}>
          <InlineText text={collageCaption} />
        </figcaption>
      ) : null}
    </figure>
  )
}
