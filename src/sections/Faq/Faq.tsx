import { graphql } from "gatsby"
import { Accordion } from "../../components/Accordion/Accordion"
import { Section } from "../../components/Section/Section"

export const faqFragment = graphql`
  fragment FaqData on Query {
    homePage {
      faq {
        ...SectionHead
      }
    }
    allFaqItem {
      nodes {
        id: jsonId
        question
        answer
      }
    }
  }
`

/** Indexes of the first and the third question (specification, section 4). */
const openAtStart = [0, 2]

/** Frequently asked questions. The anchor of a question is `faq-` followed by the question's id. */
export function Faq({ id, data }: { id: string; data: Queries.FaqDataFragment }) {
  const items = data.allFaqItem.nodes
  return (
    <Section id={id} text={data.homePage.faq} isEmpty={!items.length} layout="margin">
      <Accordion
        items={items.map((item) => ({ id: `faq-${item.id}`, title: item.question, text: item.answer }))}
        openAtStart={openAtStart}
      />
    </Section>
  )
}
