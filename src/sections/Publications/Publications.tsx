import { graphql } from "gatsby"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import { PublicationTile } from "./PublicationTile"
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
  /** Takes the place of a paper or video that is still to come. */
  pendingLink: { readonly label: string; readonly href: string }
}

/** Papers of past students. */
export function Publications({ id, text, publications, pendingLink }: Props) {
  if (!publications.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text}>
      <ul className={styles.grid}>
        {publications.map((publication) => (
          <li key={publication.id}>
            <PublicationTile publication={publication} pendingLink={pendingLink} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
