import { graphql } from "gatsby"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import { EmptySection } from "../../components/Section/EmptySection"
import * as styles from "./TeamGrid.module.css"

export const teamMemberFragment = graphql`
  fragment TeamMemberParts on TeamMember {
    id: jsonId
    name
    role
    description
    imageSrc
    imageAlt
    imageSrcFile {
      ...PortraitFile
    }
    imageSrcDarkFile {
      ...PortraitFile
    }
  }
`

interface Props {
  id: string
  members: readonly Queries.TeamMemberPartsFragment[]
}

/** Cards of all team members. The anchor of a card is the member's id. */
export function TeamGrid({ id, members }: Props) {
  if (!members.length) return <EmptySection id={id} />
  return (
    <section id={id} aria-label="Team members">
      <ul className={styles.grid}>
        {members.map((member) => (
          <li key={member.id} id={member.id}>
            <PersonCard
              person={member}
              headingLevel={2}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 44vw, 6rem"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
