import { graphql } from "gatsby"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import { Section } from "../../components/Section/Section"
import type { SectionProps } from "../sectionProps"
import * as styles from "./MentorSpotlight.module.css"

export const mentorsFragment = graphql`
  fragment MentorsData on Query {
    allMentor {
      nodes {
        person {
          ...PersonParts
        }
      }
    }
  }
`

/** Mentors of research groups. */
export function MentorSpotlight({ id, text, data }: SectionProps<Queries.MentorsDataFragment>) {
  const mentors = data.allMentor.nodes
  return (
    <Section id={id} text={text} isEmpty={!mentors.length}>
      <ul className={styles.mentors}>
        {mentors.map(({ person }) => (
          <li key={person.id}>
            <PersonCard person={person} sizes="(min-width: 48rem) 20rem, (min-width: 40rem) 92vw, 6rem" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
