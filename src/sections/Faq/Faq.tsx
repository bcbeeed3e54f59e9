import { graphql } from "gatsby"
import { Accordion } from "../../components/Accordion/Accordion"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Section } from "../../components/Section/Section"
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
  return (
    <Section
      id={id}
      text={text}
      belowHeading={faqLink ? <ButtonLink href={faqLink.href} label={faqLink.label} variant="quiet" /> : null}
      isEmpty={!items.length}
    >
      <Accordion
        items={items.map((item) => ({ id: `faq-${item.id}`, title: item.question, text: item.answer }))}
        openAtStart={openAtStart}
      />
    </Section>
  )
}
