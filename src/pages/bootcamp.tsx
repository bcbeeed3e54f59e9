import { graphql, type PageProps } from "gatsby"
import { Section } from "../components/Section/Section"
import { TitledTexts } from "../components/TitledTexts/TitledTexts"
import { Standard } from "../layouts/Standard"
import { CapstoneTracks } from "../sections/CapstoneTracks/CapstoneTracks"
import { Deadlines } from "../sections/Deadlines/Deadlines"
import { FactsSection } from "../sections/FactsSection/FactsSection"
import { FinancialAid } from "../sections/FinancialAid/FinancialAid"
import { Hero } from "../sections/Hero/Hero"
import { WeekByWeek } from "../sections/WeekByWeek/WeekByWeek"

export default function BootcampPage({ data }: PageProps<Queries.BootcampPageQuery>) {
  const { bootcampPage: text, sharedSections: shared, program, plan } = data
  return (
    <Standard canonical="/bootcamp/" seo={text.seo} name={program.name} describes={{ courses: [program] }}>
      <Hero hero={text.hero} program={program.id} />
      <FactsSection id="about" text={text.about} paragraphs={program.description} factsId="facts" facts={text.facts} />
      <WeekByWeek id="weeks" text={text.weeks} timeline={plan} tone="tint" />
      <Section id="curriculum" text={shared.curriculum}>
        <TitledTexts items={shared.curriculumModules} ordered />
      </Section>
      <CapstoneTracks id="capstone-tracks" text={text.capstoneTracks} data={data} hasDates={false} />
      <FinancialAid id="financial-aid" data={data} />
      <Deadlines id="deadlines" data={data} first="bootcamp" />
    </Standard>
  )
}

export const query = graphql`
  query BootcampPage {
    ...CapstoneTracksData
    ...DeadlinesData
    ...FinancialAidData
    bootcampPage {
      ...BootcampPageFields
    }
    sharedSections {
      curriculum {
        ...SectionTextFields
      }
      curriculumModules {
        ...CurriculumModuleFields
      }
    }
    program(jsonId: { eq: "bootcamp" }) {
      ...ProgramFields
    }
    plan: timeline(jsonId: { eq: "bootcamp-4-weeks" }) {
      ...TimelineFields
    }
  }
`
