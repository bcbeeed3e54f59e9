import { graphql } from "gatsby"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { publicationPath } from "../../routes"
import * as styles from "./TeamGrid.module.css"

export const teamFragment = graphql`
  fragment TeamData on Query {
    teamPage {
      groups {
        ...TeamGroupFields
      }
    }
    allTeamMember {
      nodes {
        ...PersonParts
      }
    }
    allPublication {
      nodes {
        id: jsonId
        title
        mentor {
          id: jsonId
        }
      }
    }
    sharedSections {
      papers {
        ofMentor
      }
    }
  }
`

/** `sizes` of the portraits in three columns. */
const sizesOfThree = "(min-width: 40rem) 24rem, 6rem"
/** `sizes` of the portraits in five columns, which are three below 80rem. */
const sizesOfFive = `(min-width: 80rem) 15rem, ${sizesOfThree}`

/** Cards of all team members, below a heading for each role. The anchor of a card is the member's id. */
export function TeamGrid({ id, data }: { id: string; data: Queries.TeamDataFragment }) {
  const members = data.allTeamMember.nodes
  if (!members.length) return <div id={id} />
  const roles = [...new Set(members.map(({ role }) => role))]
  return (
    <section id={id} aria-label="Team members" className={styles.groups}>
      {roles.map((role) => {
        const group = members.filter((member) => member.role === role)
        const sizes = group.length > 3 ? sizesOfFive : sizesOfThree
        return (
          <div key={role} className={styles.group}>
            <h2>{data.teamPage.groups?.find(({ role: name }) => name === role)?.title ?? role}</h2>
            <ul className={styles.grid}>
              {group.map((member) => (
                <li key={member.id} id={member.id}>
                  <PersonCard person={{ ...member, role: "" }} sizes={sizes} sharesRows>
                    <PapersOf person={member} data={data} />
                  </PersonCard>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

/** The papers of a mentor's groups. Renders nothing for other people. */
function PapersOf({ person, data }: { person: { id: string }; data: Queries.TeamDataFragment }) {
  const papers = data.allPublication.nodes.filter(({ mentor }) => mentor?.id === person.id)
  if (!papers.length) return null
  return (
    <div className={styles.papers}>
      <p>{data.sharedSections.papers.ofMentor}</p>
      <ul className={styles.list}>
        {papers.map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={publicationPath(id)}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
