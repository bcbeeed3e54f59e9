import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { Timeline } from "../../components/Timeline/Timeline"
import { ContentFigure } from "../ContentFigure/ContentFigure"

export const timelineFragment = graphql`
  fragment TimelineParts on Timeline {
    id: jsonId
    title
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
  figure?: Queries.ContentFigurePartsFragment | null
  tone?: "paper" | "tint"
  /** Shows only the topics. The visitor opens the content of each week. */
  isFolded?: boolean
}

/** Weekly plan of a program. */
export function WeekByWeek({ id, text, timeline, figure, tone = "paper", isFolded = false }: Props) {
  return (
    <Section id={id} text={text} figure={<ContentFigure figure={figure} />} tone={tone} layout="margin">
      <Timeline label={timeline.title} steps={timeline.items} isFolded={isFolded} />
    </Section>
  )
}
