import { graphql } from "gatsby"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import * as styles from "./TeamGrid.module.css"

export const teamFragment = graphql`
  fragment TeamData on Query {
    allTeamMember {
      nodes {
        ...PersonParts
      }
    }
  }
`

/** Cards of all team members. The anchor of a card is the member's id. */
export function TeamGrid({ id, data }: { id: string; data: Queries.TeamDataFragment }) {
  const members = data.allTeamMember.nodes
  if (!members.length) return <div id={id} />
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
