import { graphql } from "gatsby"
import { InlineText } from "../../components/InlineText/InlineText"
import { Picture } from "../../components/Picture/Picture"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { Collage, pictureOf } from "../Collage/Collage"
import type { SectionProps } from "../sectionProps"
import * as styles from "./Publications.module.css"

export const publicationFragment = graphql`
  fragment PublicationsData on Query {
    sharedSections {
      papers {
        ...PaperTextFields
      }
    }
    allPublication {
      nodes {
        ...PublicationParts
      }
    }
  }

  fragment PublicationParts on Publication {
    ...PublicationFields
    mentor {
      id: jsonId
      name
    }
    highlight {
      ...CollageParts
    }
  }
`

type Props = SectionProps<Queries.PublicationsDataFragment>

/** Papers of past students. The anchor of a paper is `publication-` followed by its id. */
export function Publications({ id, text, data }: Props) {
  const { papers } = data.sharedSections
  const publications = data.allPublication.nodes
  return (
    <Section id={id} text={text} isEmpty={!publications.length}>
      <ul className={styles.grid}>
        {publications.map((publication) => (
          <li key={publication.id} id={`publication-${publication.id}`}>
            <PublicationCard publication={publication} labels={papers} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface CardProps {
  publication: Queries.PublicationPartsFragment
  labels: Queries.PaperTextFieldsFragment
}

/** `sizes` of a collage's pictures. The first paper may be wider than the others. */
const sizes = ["(min-width: 40rem) 24rem, 58vw", "(min-width: 40rem) 12rem, 29vw"] as const

function PublicationCard({ publication, labels }: CardProps) {
  const { title, authors, year, venue, mentor, highlight, summary, awaitingReview, linkKind, link } = publication
  const published = [year, venue].filter(Boolean).join(" · ")
  return (
    <article className={styles.card}>
      <Collage highlight={highlight} sizes={sizes} />
      <div className={styles.text}>
        <InlineText as="h3" className={styles.title} text={title} />
        {authors ? (
          <p className={styles.detail} translate="no">
            {authors}
          </p>
        ) : null}
        {published ? <p className={styles.detail}>{published}</p> : null}
        {mentor ? (
          <p className={styles.detail}>
            {labels.mentor ? <span>{labels.mentor}: </span> : null}
            <SiteLink href={`/team/#${mentor.id}`}>
              <span translate="no">{mentor.name}</span>
            </SiteLink>
          </p>
        ) : null}
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {awaitingReview ? <p className={styles.note}>{labels.awaitingReview}</p> : null}
        {link === "pending" ? (
          awaitingReview ? null : (
            <p className={styles.note}>{labels.inPreparation}</p>
          )
        ) : (
          <p className={styles.link}>
            <SiteLink href={link}>
              <span>{linkKind === "paper" ? labels.paper : labels.presentation}</span>
              <span className="visually-hidden">: {title}</span>
            </SiteLink>
          </p>
        )}
      </div>
    </article>
  )
}

/** The first pictures of the first papers, each a link to its paper. Renders nothing if no paper has pictures. */
export function PublicationPictures({ text, data }: Omit<Props, "id">) {
  const papers = data.allPublication.nodes.filter(({ highlight }) => highlight?.collageImages).slice(0, 6)
  if (!papers.length) return null
  return (
    <figure className={styles.pictures}>
      <ul className={styles.collage}>
        {papers.map(({ id, title, highlight }, index) => (
          <li key={id}>
            <SiteLink href={`/research/#publication-${id}`}>
              <Picture
                {...pictureOf(highlight, 0)}
                alt={title}
                sizes={index === 0 ? "(min-width: 40rem) 24rem, 61vw" : "(min-width: 40rem) 12rem, 31vw"}
                eager={index === 0}
              />
            </SiteLink>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{text.title}</figcaption>
    </figure>
  )
}
