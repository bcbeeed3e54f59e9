import { graphql } from "gatsby"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import * as styles from "./Deadlines.module.css"

export const deadlinesFragment = graphql`
  fragment ProgramDeadlines on Program {
    id: jsonId
    name
    deadlines {
      id
      name
      date
      at
      label
      note
    }
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  programs: readonly Queries.ProgramDeadlinesFragment[]
}

/** Until when one can apply, for each program that has rounds. */
export function Deadlines({ id, text, programs }: Props) {
  const rounds = programs.flatMap(({ name, deadlines }) =>
    (deadlines ?? []).map((round) => ({ program: name, ...round })),
  )
  if (!rounds.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text} layout="margin">
      <ul className={styles.rounds}>
        {rounds.map(({ id: key, program, name, date, at, label, note }) => (
          <li key={`${program} ${key}`} className={styles.round}>
            <h3 className={styles.name}>
              {name} <span className={styles.program}>{program}</span>
            </h3>
            <p className={styles.date}>
              <time dateTime={at ?? date}>{label}</time>
            </p>
            {at ? <LocalTime instant={at} /> : null}
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
