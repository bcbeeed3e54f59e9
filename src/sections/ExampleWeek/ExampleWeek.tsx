import { graphql } from "gatsby"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { formatDailyTime } from "../../format/dailyTime"
import { weekdays } from "../../format/dateTime"
import { formatCount } from "../../format/number"
import * as styles from "./ExampleWeek.module.css"

export const exampleWeekFragment = graphql`
  fragment ExampleWeekData on Program {
    meetingsBegin {
      ...DailyTimeFields
    }
    exampleWeek {
      ...WeekEntryFields
    }
  }
`

interface Props {
  text: Queries.ExampleWeekTextFieldsFragment
  program: Queries.ExampleWeekDataFragment
}

/** Whether a program has an example of a week to show. */
export const hasExampleWeek = (program: Queries.ExampleWeekDataFragment | undefined) =>
  !!program?.meetingsBegin && !!program.exampleWeek?.length

/** The days of an example week, with the times of its lecture and meetings there and in the visitor's time zone. */
export function ExampleWeek({ text, program: { meetingsBegin, exampleWeek } }: Props) {
  const entries = exampleWeek ?? []
  const sum = entries.reduce((hours, entry) => hours + entry.hours, 0)
  return (
    <div className={styles.week}>
      <ol className={styles.days}>
        {weekdays.map((weekday) => (
          <li key={weekday} className={styles.day}>
            <h3 className={styles.name}>{weekday}</h3>
            <div className={styles.entries}>
              {entries
                .filter(({ day }) => day === weekday)
                .map(({ kind, hours, startsAt, clock }, index) => (
                  <div key={index} className={styles.entry} data-kind={kind}>
                    <p>{`${text[kind as "lecture"]}, ${formatCount(hours, "hour")}`}</p>
                    {clock ? <p className={styles.clock}>{clock}</p> : null}
                    {startsAt && meetingsBegin ? (
                      <LocalTime
                        label="Your time"
                        instant={startsAt}
                        timeZone={meetingsBegin.timeZone}
                        format={formatDailyTime}
                      />
                    ) : null}
                  </div>
                ))}
              {entries.some(({ day }) => day === weekday) ? null : <p className={styles.free}>{text.free}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.total}>{`${text.total}: ${formatCount(sum, "hour")}`}</p>
    </div>
  )
}
