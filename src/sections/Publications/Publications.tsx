import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./Publications.module.css"

export const publicationFragment = graphql`
  fragment PublicationParts on Publication {
    id: jsonId
    title
    authors
    summary
    awaitingReview
    linkKind
    link
  }
  fragment PaperLabels on PaperText {
    presentation
    paper
    awaitingReview
    inPreparation
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  labels: Queries.PaperLabelsFragment
  publications: readonly Queries.PublicationPartsFragment[]
}

/** Papers of past students. */
export function Publications({ id, text, labels, publications }: Props) {
  return (
    <Section id={id} text={text} isEmpty={!publications.length}>
      <ul className={styles.grid}>
        {publications.map(({ id: key, title, authors, summary, awaitingReview, linkKind, link }) => (
          <li key={key}>
            <article className={styles.card}>
              <h3 className={styles.title}>{title}</h3>
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
