import { graphql } from "gatsby"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import * as styles from "./Deadlines.module.css"

export const deadlinesFragment = graphql`
  fragment ProgrammeDeadlines on Programme {
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
  programmes: readonly Queries.ProgrammeDeadlinesFragment[]
}

/** Until when one can apply, for each programme that has rounds. */
export function Deadlines({ id, text, programmes }: Props) {
  const rounds = programmes.flatMap(({ name, deadlines }) =>
    (deadlines ?? []).map((round) => ({ programme: name, ...round })),
  )
  if (!rounds.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text} layout="margin">
      <ul className={styles.rounds}>
        {rounds.map(({ id: key, programme, name, date, at, label, note }) => (
          <li key={`${programme} ${key}`} className={styles.round}>
            <h3 className={styles.name}>
              {name} <span className={styles.programme}>{programme}</span>
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
