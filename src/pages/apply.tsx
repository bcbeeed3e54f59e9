import { graphql, type PageProps } from "gatsby"
import { Padded } from "../layouts/Padded"
import { ApplySteps } from "../sections/ApplySteps/ApplySteps"
import { Deadlines } from "../sections/Deadlines/Deadlines"
import { FinancialAid } from "../sections/FinancialAid/FinancialAid"
import { Hero } from "../sections/Hero/Hero"
import { ProgrammeComparison } from "../sections/ProgrammeComparison/ProgrammeComparison"

export default function ApplyPage({ data }: PageProps<Queries.ApplyPageQuery>) {
  const { applyPage: text, sharedSections: shared, site } = data
  return (
    <Padded canonical="/apply/" seo={text.seo}>
      <Hero hero={text.hero} />
      <ProgrammeComparison
        id="programmes"
        text={text.compare}
        programmes={data.allProgramme.nodes}
        applyLinks={{ bootcamp: site.bootcampApplication, research: text.research }}
      />
      <ApplySteps id="steps" text={text.steps} steps={text.stepList} />
      <FinancialAid
        id="financial-aid"
        text={shared.financialAid}
        paragraphs={shared.financialAidBody}
        facts={site.financialAid}
      />
      <Deadlines id="deadlines" text={shared.deadlines} programmes={data.allProgramme.nodes} />
    </Padded>
  )
}

export const query = graphql`
  query ApplyPage {
    applyPage {
      seo {
        ...PageHead
      }
      hero {
        ...HeroParts
      }
      compare {
        ...SectionHead
      }
      research {
        label
        href
      }
      steps {
        ...SectionHead
      }
      stepList {
        ...TitledTextParts
      }
    }
    sharedSections {
      financialAid {
        ...SectionHead
      }
      financialAidBody
      deadlines {
        ...SectionHead
      }
    }
    site: siteFacts {
      bootcampApplication {
        label
        href
      }
      financialAid {
        ...FinancialAidParts
      }
    }
    allProgramme {
      nodes {
        ...ComparedProgramme
        ...ProgrammeDeadlines
      }
    }
  }
`
