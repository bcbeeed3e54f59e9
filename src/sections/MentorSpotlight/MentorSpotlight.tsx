import { graphql } from "gatsby"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import * as styles from "./MentorSpotlight.module.css"

export const mentorFragment = graphql`
  fragment MentorParts on TeamMember {
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
  text: Queries.SectionHeadFragment
  mentors: readonly Queries.MentorPartsFragment[]
}

/** Mentors of research groups. */
export function MentorSpotlight({ id, text, mentors }: Props) {
  if (!mentors.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text}>
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
