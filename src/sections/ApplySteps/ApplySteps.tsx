import { Section } from "../../components/Section/Section"
import { TitledTexts } from "../../components/TitledTexts/TitledTexts"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  steps: readonly Queries.TitledTextPartsFragment[]
}

/** How applying works, in order. */
export function ApplySteps({ id, text, steps }: Props) {
  return (
    <Section id={id} text={text} tone="tint">
      <TitledTexts items={steps} ordered />
    </Section>
  )
}
