import { PersonCard } from "../../components/PersonCard/PersonCard"
import { Section } from "../../components/Section/Section"
import * as styles from "./MentorSpotlight.module.css"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  mentors: readonly Queries.PersonPartsFragment[]
}

/** Mentors of research groups. */
export function MentorSpotlight({ id, text, mentors }: Props) {
  return (
    <Section id={id} text={text} isEmpty={!mentors.length}>
      <ul className={styles.mentors}>
        {mentors.map((mentor) => (
          <li key={mentor.id}>
            <PersonCard person={mentor} sizes="(min-width: 48rem) 20rem, (min-width: 40rem) 92vw, 6rem" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
