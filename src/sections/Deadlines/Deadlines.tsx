import { graphql } from "gatsby"
import { AfterInstant } from "../../features/applications/AfterInstant"
import { ApplicationsClosed } from "../../features/applications/ApplicationsClosed"
import { ClosedTag } from "../../features/applications/ClosedTag"
import { InlineText } from "../../components/InlineText/InlineText"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { Section } from "../../components/Section/Section"
import * as styles from "./Deadlines.module.css"

export const deadlinesFragment = graphql`
  fragment DeadlinesData on Query {
    sharedSections {
      deadlines {
        ...SectionTextFields
      }
    }
    allProgram {
      nodes {
        ...ProgramFields
      }
    }
  }
`

interface Props {
  id: string
  data: Queries.DeadlinesDataFragment
  /** Id of the program whose answer comes first. Otherwise, the rounds come first. */
  first?: string
}

/** Application deadlines of all rounds of all programs, and when to apply to the programs without rounds. */
export function Deadlines({ id, data, first }: Props) {
  const programs = data.allProgram.nodes.filter(({ deadlines, applyBy }) => deadlines?.length || applyBy)
  const rank = (program: (typeof programs)[number]) => (program.id === first ? 0 : program.deadlines?.length ? 1 : 2)
  const sorted = [...programs].sort((one, other) => rank(one) - rank(other))
  return (
    <Section id={id} text={data.sharedSections.deadlines} isEmpty={!programs.length}>
      <ul className={styles.rounds}>
        {sorted.flatMap(({ id: programId, name: program, deadlines, applyBy }) => {
          if (!deadlines?.length)
            return (
              <li key={programId} className={styles.round}>
                <h3 className={styles.name}>{program}</h3>
                <InlineText as="p" text={applyBy ?? ""} />
              </li>
            )
          return deadlines.map(({ id: key, name, date, timeZone, at, label, closesAt, note, closedNote }) => (
            <li key={`${programId} ${key}`} className={styles.round}>
              <h3 className={styles.name}>
                {name} <span className={styles.program}>{program}</span>
              </h3>
              <p className={styles.date}>
                <time dateTime={at ?? date}>{label}</time>
                <ClosedTag closesAt={closesAt} />
              </p>
              {at && timeZone ? <LocalTime instant={at} timeZone={timeZone} /> : null}
              {note ? <AfterInstant as="p" instant={closesAt} before={note} after={closedNote} /> : null}
            </li>
          ))
        })}
      </ul>
      <ApplicationsClosed />
    </Section>
  )
}
