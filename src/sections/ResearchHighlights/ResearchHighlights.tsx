import { graphql } from "gatsby"
import { Carousel } from "../../components/Carousel/Carousel"
import { InlineText } from "../../components/InlineText/InlineText"
import { Picture } from "../../components/Picture/Picture"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./ResearchHighlights.module.css"

export const researchHighlightFragment = graphql`
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
const wideSizes = "(min-width: 1024px) 16rem, (min-width: 768px) 13rem, 55vw"
const narrowSizes = "(min-width: 1024px) 8rem, (min-width: 768px) 7rem, 28vw"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  highlights: readonly Queries.HighlightPartsFragment[]
  /** Replaces the link of a presentation that is not published yet. */
  pendingLink: Queries.LinkPartsFragment
}

/** Projects of past students in a carousel. */
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

interface HighlightCardProps {
  highlight: Queries.HighlightPartsFragment
  pendingLink: Queries.LinkPartsFragment
}

/** Card of a project: a collage of three pictures, title, text and a link to the presentation. */
function HighlightCard({ highlight, pendingLink }: HighlightCardProps) {
  const { title, description, paperLink } = highlight
  const link = paperLink === "pending" ? pendingLink : { label: "Watch the presentation", href: paperLink }
  return (
    <article className={styles.card}>
      <Collage highlight={highlight} />
      <h3 className={styles.title}>{title}</h3>
      <p>{description}</p>
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
