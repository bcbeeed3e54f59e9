import { graphql, type PageProps } from "gatsby"
import { Padded } from "../layouts/Padded"
import { ApplySteps } from "../sections/ApplySteps/ApplySteps"
import { Deadlines } from "../sections/Deadlines/Deadlines"
import { FinancialAid } from "../sections/FinancialAid/FinancialAid"
import { Hero } from "../sections/Hero/Hero"
import { ProgramComparison } from "../sections/ProgramComparison/ProgramComparison"

export default function ApplyPage({ data }: PageProps<Queries.ApplyPageQuery>) {
  const { applyPage: text, sharedSections: shared, site } = data
  return (
    <Padded canonical="/apply/" seo={text.seo}>
      <Hero hero={text.hero} />
      <ProgramComparison
        id="programs"
        text={text.compare}
        programs={data.allProgram.nodes}
        applyLinks={{ bootcamp: site.bootcampApplication, research: text.research }}
      />
      <ApplySteps id="steps" text={text.steps} steps={text.stepList} />
      <FinancialAid
        id="financial-aid"
        text={shared.financialAid}
        paragraphs={shared.financialAidBody}
        facts={site.financialAid}
      />
      <Deadlines id="deadlines" text={shared.deadlines} programs={data.allProgram.nodes} />
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
    allProgram {
      nodes {
        ...ComparedProgram
        ...ProgramDeadlines
      }
    }
  }
`
