import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable } from "../../components/FactTable/FactTable"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import * as styles from "./FinancialAid.module.css"

export const financialAidFragment = graphql`
  fragment FinancialAidParts on FinancialAidFacts {
    share
    decisions
    application {
      label
      href
    }
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  paragraphs: readonly string[]
  facts: Queries.FinancialAidPartsFragment
}

/** How aid works, and where to ask for it. */
export function FinancialAid({ id, text, paragraphs, facts }: Props) {
  return (
    <Section id={id} text={text} layout="margin" tone="tint">
      <div className={styles.aid}>
        <Prose paragraphs={paragraphs} />
        <FactTable
          facts={[
            { label: "Students who attend on aid", value: facts.share },
            { label: "Scholarship decisions", value: facts.decisions },
          ]}
        />
        <p>
          <ButtonLink href={facts.application.href} label={facts.application.label} variant="quiet" />
        </p>
      </div>
    </Section>
  )
}
