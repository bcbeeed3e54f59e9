import { graphql } from "gatsby"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { Section } from "../../components/Section/Section"
import { ApplyBy } from "../../features/season/ApplyBy"
import { RoundTag } from "../../features/season/RoundTag"
import { useRoundState, useSeason } from "../../features/season/seasonContext"
import { StateNote } from "../../features/season/StateNote"
import { StateText } from "../../features/season/StateText"
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
  const { season, texts } = useSeason()
  const stateOfRound = useRoundState()
  const programs = data.allProgram.nodes.filter(({ deadlines, applyBy }) => deadlines?.length || applyBy)
  const rank = (program: (typeof programs)[number]) => (program.id === first ? 0 : program.deadlines?.length ? 1 : 2)
  const sorted = [...programs].sort((one, other) => rank(one) - rank(other))
  return (
    <Section id={id} text={data.sharedSections.deadlines} isEmpty={!programs.length}>
      <ul className={styles.rounds}>
        {sorted.flatMap(({ id: programId, name: program, deadlines, applyBy, lastDay }) => {
          const state = season.programs[programId]
          const isOver = state === "over"
          const ended = lastDay ? `${texts.ended} ${lastDay}` : null
          if (!deadlines?.length)
            return (
              <li key={programId} className={styles.round}>
                <h3 className={styles.name}>{program}</h3>
                <p className={styles.date}>
                  <ApplyBy program={programId} text={applyBy ?? ""} />
                </p>
                <StateText as="p" text={isOver ? ended : null} others={state ? [ended] : []} />
                <StateText as="p" text={isOver ? texts.nextProgram : null} others={state ? [texts.nextProgram] : []} />
              </li>
            )
          return deadlines.map(({ id: key, name, date, timeZone, at, label, closesAt, note, closedNote }) => (
            <li key={`${programId} ${key}`} className={styles.round}>
              <h3 className={styles.name}>
                {name} <span className={styles.program}>{program}</span>
              </h3>
              <p className={styles.date}>
                <time dateTime={at ?? date}>{label}</time>
                <RoundTag closesAt={closesAt} />
              </p>
              {at && timeZone ? <LocalTime instant={at} timeZone={timeZone} /> : null}
              {note || closedNote ? (
                <StateText
                  as="p"
                  text={stateOfRound(closesAt) === "closed" ? closedNote : note}
                  others={[note, closedNote]}
                />
              ) : null}
            </li>
          ))
        })}
      </ul>
      <StateNote state={season.site} />
    </Section>
  )
}
