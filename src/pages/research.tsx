import { graphql, type PageProps } from "gatsby"
import { Section } from "../components/Section/Section"
import { TitledTexts } from "../components/TitledTexts/TitledTexts"
import { Standard } from "../layouts/Standard"
import { FactsSection } from "../sections/FactsSection/FactsSection"
import { ExampleWeek, hasExampleWeek } from "../sections/ExampleWeek/ExampleWeek"
import { Hero } from "../sections/Hero/Hero"
import { ParentAnswer } from "../sections/ParentAnswer/ParentAnswer"
import { hasPublicationPictures, PublicationPictures } from "../sections/Publications/PublicationPictures"
import { Publications } from "../sections/Publications/Publications"
import { WeekByWeek } from "../sections/WeekByWeek/WeekByWeek"

export default function ResearchPage({ data }: PageProps<Queries.ResearchPageQuery>) {
  const { researchPage: text, program, plan } = data
  const week = data.sharedSections.exampleWeek
  return (
    <Standard
      canonical="/research/"
      seo={text.seo}
      name={program.name}
      describes={{ courses: [program], papers: data.allPublication.nodes }}
    >
      <Hero
        hero={text.hero}
        program={program.id}
        picture={hasPublicationPictures(data) && <PublicationPictures caption={text.publicationPictures} data={data} />}
      />
      <FactsSection id="details" text={text.details} paragraphs={text.detailsBody} factsId="facts" facts={text.facts}>
        <ParentAnswer answer={data.documents} />
      </FactsSection>
      <Section id="applicants" text={text.applicants} tone="tint">
        <TitledTexts items={text.applicantQualities} />
      </Section>
      <WeekByWeek id="schedule" text={text.schedule} timeline={plan} />
      <Section id="week" text={week} isEmpty={!hasExampleWeek(program)}>
        <ExampleWeek text={week} program={program} />
      </Section>
      <Publications id="publications" text={text.publications} data={data} />
    </Standard>
  )
}

export const query = graphql`
  query ResearchPage {
    ...PublicationsData
    researchPage {
      ...ResearchPageFields
    }
    allPublication {
      nodes {
        ...PublicationParts
      }
    }
    sharedSections {
      exampleWeek {
        ...ExampleWeekTextFields
      }
    }
    documents: parentAnswer(jsonId: { eq: "documents" }) {
      ...ParentAnswerFields
    }
    program(jsonId: { eq: "research" }) {
      ...ProgramFields
    }
    plan: timeline(jsonId: { eq: "research-8-weeks" }) {
      ...TimelineFields
    }
  }
`
