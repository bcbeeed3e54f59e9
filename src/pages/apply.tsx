import { graphql, type PageProps } from "gatsby"
import { Section } from "../components/Section/Section"
import { TitledTexts } from "../components/TitledTexts/TitledTexts"
import { withSeasonIntro } from "../features/season/withSeasonIntro"
import { Standard } from "../layouts/Standard"
import { Deadlines } from "../sections/Deadlines/Deadlines"
import { FinancialAid } from "../sections/FinancialAid/FinancialAid"
import { Hero } from "../sections/Hero/Hero"
import { ParentAnswer } from "../sections/ParentAnswer/ParentAnswer"
import { ProgramComparison } from "../sections/ProgramComparison/ProgramComparison"

export default function ApplyPage({ data }: PageProps<Queries.ApplyPageQuery>) {
  const { applyPage: text, site } = data
  return (
    <Standard padding="sides" canonical="/apply/" seo={text.seo} name={text.hero.eyebrow ?? text.seo.title}>
      {/* On a phone, the links below the facts are several screens away. */}
      <Hero
        hero={{
          ...text.hero,
          primary: text.hero.primary ?? site.bootcampApplication,
          secondary: text.hero.secondary ?? text.research,
        }}
      />
      <ProgramComparison id="programs" data={data} />
      <Section id="steps" text={withSeasonIntro({ text: text.steps })} tone="tint">
        <TitledTexts items={text.stepList} ordered />
        <ParentAnswer answer={data.documents} />
      </Section>
      <FinancialAid id="financial-aid" data={data} />
      <Deadlines id="deadlines" data={data} />
    </Standard>
  )
}

export const query = graphql`
  query ApplyPage {
    ...ProgramComparisonData
    ...DeadlinesData
    ...FinancialAidData
    applyPage {
      ...ApplyPageFields
    }
    site: siteFacts {
      bootcampApplication {
        ...LinkItemFields
      }
    }
    documents: parentAnswer(jsonId: { eq: "documents" }) {
      ...ParentAnswerFields
    }
  }
`
