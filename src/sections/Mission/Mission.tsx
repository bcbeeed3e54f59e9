import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  paragraphs: readonly string[]
}

/** Why the program exists. */
export function Mission({ id, text, paragraphs }: Props) {
  return (
    <Section id={id} text={text} tone="plate" layout="margin">
      <Prose paragraphs={paragraphs} size="large" />
    </Section>
  )
}
