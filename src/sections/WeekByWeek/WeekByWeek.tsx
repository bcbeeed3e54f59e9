import { graphql } from "gatsby"
import { Brackets } from "../../components/Brackets/Brackets"
import { Disclosure } from "../../components/Disclosure/Disclosure"
import { Section } from "../../components/Section/Section"
import * as styles from "./WeekByWeek.module.css"

export const timelineFragment = graphql`
  fragment TimelineParts on Timeline {
    id: jsonId
    title
    items {
      title
      topic
      content
      part
    }
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  timeline: Queries.TimelinePartsFragment
  tone?: "paper" | "tint"
  /** Shows only the topics. The visitor opens the content of each week. */
  isFolded?: boolean
}

/** Weekly plan of a program along a vertical axis, with brackets for its parts. */
export function WeekByWeek({ id, text, timeline, tone = "paper", isFolded = false }: Props) {
  const { title: label, items: weeks } = timeline
  return (
    <Section id={id} text={text} tone={tone} layout="margin">
      <Brackets items={weeks}>
        {(group, part) => (
          <ol
            className={styles.timeline}
            aria-label={part ? `${label}, ${part}` : label}
            data-state={isFolded ? "folded" : undefined}
          >
            {group.map((week) => (
              <li key={week.title} className={styles.step} data-position={week === weeks.at(-1) ? "end" : undefined}>
                <Disclosure summary={<WeekHead {...week} />} className={styles.head} isFolded={isFolded}>
                  <p className={styles.text}>{week.content}</p>
                </Disclosure>
              </li>
            ))}
          </ol>
        )}
      </Brackets>
    </Section>
  )
}

function WeekHead({ title, topic }: { title: string; topic: string }) {
  return (
    <>
      <span className={styles.week}>{title}</span>
      <h3 className={styles.topic}>{topic}</h3>
    </>
  )
}
