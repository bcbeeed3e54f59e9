import { Section } from "../../components/Section/Section"
import { TitledTexts } from "../../components/TitledTexts/TitledTexts"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  modules: readonly Queries.TitledTextPartsFragment[]
}

/** What is learned, in order. */
export function Curriculum({ id, text, modules }: Props) {
  return (
    <Section id={id} text={text}>
      <TitledTexts items={modules} ordered />
    </Section>
  )
}
