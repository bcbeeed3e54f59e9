import { graphql } from "gatsby"
import { InlineText } from "../../components/InlineText/InlineText"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./Publications.module.css"

export const publicationFragment = graphql`
  fragment PublicationsData on Query {
    researchPage {
      publications {
        ...SectionHead
      }
    }
    sharedSections {
      papers {
        presentation
        paper
        awaitingReview
        inPreparation
      }
    }
    allPublication {
      nodes {
        id: jsonId
        title
        authors
        summary
        awaitingReview
        linkKind
        link
      }
    }
  }
`

/** Papers of past students. */
export function Publications({ id, data }: { id: string; data: Queries.PublicationsDataFragment }) {
  const { papers: labels } = data.sharedSections
  const publications = data.allPublication.nodes
  return (
    <Section id={id} text={data.researchPage.publications} isEmpty={!publications.length}>
      <ul className={styles.grid}>
        {publications.map(({ id: key, title, authors, summary, awaitingReview, linkKind, link }) => (
          <li key={key}>
            <article className={styles.card}>
              <h3 className={styles.title}>
                <InlineText text={title} />
              </h3>
              {authors ? <p className={styles.authors}>{authors}</p> : null}
              {summary ? <p>{summary}</p> : null}
              {awaitingReview ? <p className={styles.note}>{labels.awaitingReview}</p> : null}
              {link === "pending" ? (
                awaitingReview ? null : (
                  <p className={styles.note}>{labels.inPreparation}</p>
                )
              ) : (
                <p className={styles.link}>
                  <SiteLink href={link}>
                    {linkKind === "paper" ? labels.paper : labels.presentation}
                    <span className="visually-hidden">: {title}</span>
                  </SiteLink>
                </p>
              )}
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
