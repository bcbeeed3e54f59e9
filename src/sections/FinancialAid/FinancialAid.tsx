import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { withSeasonIntro } from "../../features/season/withSeasonIntro"
import { FactsSection } from "../FactsSection/FactsSection"

export const financialAidFragment = graphql`
  fragment FinancialAidData on Query {
    sharedSections {
      financialAid {
        ...SeasonSectionTextFields
      }
      financialAidBody
      financialAidFacts {
        ...FactRowFields
      }
    }
    site: siteFacts {
      financialAid {
        application {
          ...LinkItemFields
        }
      }
    }
  }
`

/** Facts about financial aid and a link to its application. */
export function FinancialAid({ id, data }: { id: string; data: Queries.FinancialAidDataFragment }) {
  const { financialAid: text, financialAidBody: paragraphs, financialAidFacts: facts } = data.sharedSections
  const { application } = data.site.financialAid
  return (
    <FactsSection id={id} text={withSeasonIntro({ text })} tone="tint" paragraphs={paragraphs} facts={facts}>
      <p>
        <ButtonLink href={application.href} label={application.label} variant="quiet" />
      </p>
    </FactsSection>
  )
}
