import { graphql } from "gatsby"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { Section } from "../../components/Section/Section"
import * as styles from "./Deadlines.module.css"

export const deadlinesFragment = graphql`
  fragment DeadlinesData on Query {
    sharedSections {
      deadlines {
        ...SectionHead
      }
    }
    allProgram {
      nodes {
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
    }
  }
`

/** Application deadlines of all rounds of all programs. */
export function Deadlines({ id, data }: { id: string; data: Queries.DeadlinesDataFragment }) {
  const rounds = data.allProgram.nodes.flatMap(({ name, deadlines }) =>
    (deadlines ?? []).map((round) => ({ program: name, ...round })),
  )
  return (
    <Section id={id} text={data.sharedSections.deadlines} isEmpty={!rounds.length} layout="margin">
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
            {note ? <p className={styles.note}>{note}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
