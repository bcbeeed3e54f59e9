import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { Timeline } from "../../components/Timeline/Timeline"

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

/** Weekly plan of a program. */
export function WeekByWeek({ id, text, timeline, tone = "paper", isFolded = false }: Props) {
  return (
    <Section id={id} text={text} tone={tone} layout="margin">
      <Timeline label={timeline.title} steps={timeline.items} isFolded={isFolded} />
    </Section>
  )
}
