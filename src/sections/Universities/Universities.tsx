import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import * as styles from "./Universities.module.css"

export const universityFragment = graphql`
  fragment UniversityParts on University {
    id: jsonId
    name
    shortName
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  universities: readonly Queries.UniversityPartsFragment[]
}

/** Where the people behind the programme study and work, as a strip of wordmarks. */
export function Universities({ id, text, universities }: Props) {
  return (
    <Section id={id} text={text} layout="margin">
      <ul className={styles.strip}>
        {universities.map(({ id: key, name, shortName }) => (
          <li key={key} className={styles.university}>
            <span className={styles.wordmark}>{shortName}</span>
            {name === shortName ? null : <span className={styles.name}>{name}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
