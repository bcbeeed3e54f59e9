import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  paragraphs: readonly string[]
}

/** Running text below a heading that says who or what this is. */
export function About({ id, text, paragraphs }: Props) {
  return (
    <Section id={id} text={text} layout="margin">
      <Prose paragraphs={paragraphs} />
    </Section>
  )
}
