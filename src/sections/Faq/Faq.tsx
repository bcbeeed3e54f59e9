import { graphql } from "gatsby"
import { Accordion } from "../../components/Accordion/Accordion"
import { Section } from "../../components/Section/Section"
import { ContentFigure } from "../ContentFigure/ContentFigure"

export const faqFragment = graphql`
  fragment FaqData on Query {
    homePage {
      faq {
        ...SectionHead
      }
      faqFigure {
        ...ContentFigureParts
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
  const { faq: text, faqFigure } = data.homePage
  return (
    <Section
      id={id}
      text={text}
      belowHeading={<ContentFigure figure={faqFigure} />}
      isEmpty={!items.length}
      layout="margin"
    >
      <Accordion
        items={items.map((item) => ({ id: `faq-${item.id}`, title: item.question, text: item.answer }))}
        openAtStart={openAtStart}
      />
    </Section>
  )
}
