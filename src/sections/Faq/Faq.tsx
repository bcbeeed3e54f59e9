import { graphql } from "gatsby"
import { Accordion } from "../../components/Accordion/Accordion"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Section } from "../../components/Section/Section"
import { useSeason } from "../../features/season/seasonContext"
import { isClosed } from "../../season"
import type { SectionProps } from "../sectionProps"

export const faqFragment = graphql`
  fragment FaqData on Query {
    homePage {
      faqLink {
        ...LinkItemFields
      }
    }
    allFaqItem {
      nodes {
        ...FaqItemFields
      }
    }
  }
`

/** Indexes of the first and the third question (specification, section 4). */
const openAtStart = [0, 2]

/** Frequently asked questions. The anchor of a question is `faq-` followed by the question's id. */
export function Faq({ id, text, data }: SectionProps<Queries.FaqDataFragment>) {
  const items = data.allFaqItem.nodes
  const { faqLink } = data.homePage
  const { season } = useSeason()
  return (
    <Section
      id={id}
      text={text}
      layout="margin"
      belowHeading={faqLink ? <ButtonLink {...faqLink} variant="quiet" /> : null}
      isEmpty={!items.length}
    >
      <Accordion
        items={items.map(({ id: name, question, answer, closedAnswer }) => ({
          id: `faq-${name}`,
          title: question,
          text: (isClosed(season.site) && closedAnswer) || answer,
        }))}
        openAtStart={openAtStart}
      />
    </Section>
  )
}
