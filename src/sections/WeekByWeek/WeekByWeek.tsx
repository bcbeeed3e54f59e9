import type { ReactNode } from "react"
import { Brackets } from "../../components/Brackets/Brackets"
import { Section } from "../../components/Section/Section"
import { weekAnchor } from "../../format/weekAnchor"
import * as styles from "./WeekByWeek.module.css"

/** A plan of content. The page may replace the text of a week by an element. */
export interface Plan extends Pick<Queries.TimelineFieldsFragment, "id" | "title"> {
  readonly items: readonly (Omit<Queries.TimelineItemFieldsFragment, "content"> & { readonly content: ReactNode })[]
}

interface Props {
  id: string
  text: Queries.SectionTextFieldsFragment
  timeline: Plan
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
                <p className={styles.text}>{week.content}</p>
              </li>
            ))}
          </ol>
        )}
      </Brackets>
    </Section>
  )
}

function overviewOf({ title, topic }: Plan["items"][number]) {
  return (
    <>
      <span className={styles.overviewWeek}>{title} </span>
      {topic}
    </>
  )
}
