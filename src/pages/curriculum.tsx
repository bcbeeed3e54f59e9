import { graphql, type PageProps } from "gatsby"
import { Section } from "../components/Section/Section"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"
import { Notes } from "../sections/Notes/Notes"
import { WeekByWeek } from "../sections/WeekByWeek/WeekByWeek"

export default function CurriculumPage({ data }: PageProps<Queries.CurriculumPageQuery>) {
  const { curriculumPage: text, sharedSections, bootcampPlans, researchPlan, longPlans } = data
  const [bootcampPlan] = bootcampPlans.nodes
  const [longPlan] = longPlans.nodes
  return (
    <Standard padding="sides" canonical="/curriculum/" seo={text.seo}>
      <Hero hero={text.hero} />
      {text.bootcamp && bootcampPlan ? <WeekByWeek id="bootcamp" text={text.bootcamp} timeline={bootcampPlan} /> : null}
      <WeekByWeek id="research" text={text.research} timeline={researchPlan} tone="tint" />
      {/* Folded, because the plans above have the same texts. */}
      {sharedSections.longTimeline && longPlan ? (
        <WeekByWeek id="ten-weeks" text={sharedSections.longTimeline} timeline={longPlan} isFolded />
      ) : null}
      <Section id="next" text={text.next} tone="tint">
        <Notes notes={text.nextSteps} hasButtons />
      </Section>
    </Standard>
  )
}

export const query = graphql`
  query CurriculumPage {
    curriculumPage {
      ...CurriculumPageFields
    }
    sharedSections {
      longTimeline {
        ...SectionTextFields
      }
    }
    # Both are empty if the bootcamp has ended.
    bootcampPlans: allTimeline(filter: { jsonId: { eq: "bootcamp-4-weeks" } }) {
      nodes {
        ...TimelineFields
      }
    }
    researchPlan: timeline(jsonId: { eq: "research-8-weeks" }) {
      ...TimelineFields
    }
    longPlans: allTimeline(filter: { jsonId: { eq: "program-10-weeks" } }) {
      nodes {
        ...TimelineFields
      }
    }
  }
`
