import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { Timeline } from "../../components/Timeline/Timeline"
import * as styles from "./WeekByWeek.module.css"

export const timelineFragment = graphql`
  fragment TimelineParts on Timeline {
    id: jsonId
    title
    summary
    items {
      title
      topic
      content
    }
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  timeline: Queries.TimelinePartsFragment
  tone?: "paper" | "tint"
}

/** Weekly plan of a program. */
export function WeekByWeek({ id, text, timeline, tone = "paper" }: Props) {
  return (
    <Section id={id} text={text} tone={tone} layout="margin">
      <div className={styles.plan}>
        <p className={styles.name}>{timeline.title}</p>
        {timeline.summary ? <p className={styles.summary}>{timeline.summary}</p> : null}
        <Timeline steps={timeline.items} />
      </div>
    </Section>
  )
}
