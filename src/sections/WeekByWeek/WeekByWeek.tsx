import { Brackets } from "../../components/Brackets/Brackets"
import { InlineText } from "../../components/InlineText/InlineText"
import { Section } from "../../components/Section/Section"
import { weekAnchor } from "../../format/weekAnchor"
import * as styles from "./WeekByWeek.module.css"

interface Props {
  id: string
  text: Queries.SectionTextFieldsFragment
  timeline: Queries.TimelineFieldsFragment
  tone?: "paper" | "tint"
  /** Shows only the topics. The visitor opens the weeks of a part. */
  isFolded?: boolean
}

/** Weekly plan of a program along a vertical axis, with brackets for its parts. Each week has an anchor. */
export function WeekByWeek({ id, text, timeline, tone = "paper", isFolded = false }: Props) {
  const { id: plan, title: label, items: weeks } = timeline
  return (
    <Section id={id} text={text} tone={tone} layout={isFolded ? "wide" : "margin"}>
      <Brackets items={weeks} overviewOf={isFolded ? overviewOf : undefined}>
        {(group, part) => (
          <ol className={styles.timeline} aria-label={part ? `${label}, ${part}` : label}>
            {group.map((week) => (
              <li
                key={week.title}
                id={weekAnchor(plan, week.title)}
                className={styles.step}
                data-position={week === weeks.at(-1) ? "end" : undefined}
              >
                <div className={styles.head}>
                  <span className={styles.week}>{week.title}</span>
                  <h3 className={styles.topic}>{week.topic}</h3>
                </div>
                <InlineText as="p" className={styles.text} text={week.content} />
              </li>
            ))}
          </ol>
        )}
      </Brackets>
    </Section>
  )
}

function overviewOf({ title, topic }: Queries.TimelineItemFieldsFragment) {
  return (
    <>
      <span className={styles.overviewWeek}>{title} </span>
      {topic}
    </>
  )
}
