import { graphql } from "gatsby"
import { EmptySection } from "../../components/Section/EmptySection"
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
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  publications: readonly Queries.PublicationPartsFragment[]
}

/** Papers of past students. */
export function Publications({ id, text, publications }: Props) {
  if (!publications.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text}>
      <ul className={styles.grid}>
        {publications.map(({ id: key, title, authors, summary, awaitingReview, linkKind, link }) => {
          const label = linkKind === "paper" ? "Read the paper" : "Watch the presentation"
          return (
            <li key={key}>
              <article className={styles.card}>
                <h3 className={styles.title}>{title}</h3>
                {authors ? <p className={styles.authors}>{authors}</p> : null}
                {summary ? <p>{summary}</p> : null}
                {awaitingReview ? <p className={styles.note}>Awaiting review</p> : null}
                {link === "pending" ? (
                  awaitingReview ? null : (
                    <p className={styles.note}>In preparation</p>
                  )
                ) : (
                  <p className={styles.link}>
                    <SiteLink href={link}>
                      {label}
                      <span className="visually-hidden">: {title}</span>
                    </SiteLink>
                  </p>
                )}
              </article>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
