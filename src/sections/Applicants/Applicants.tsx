import { Section } from "../../components/Section/Section"
import { TitledTexts } from "../../components/TitledTexts/TitledTexts"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  qualities: readonly Queries.TitledTextPartsFragment[]
}

/** What is looked for in applicants. */
export function Applicants({ id, text, qualities }: Props) {
  return (
    <Section id={id} text={text} tone="tint">
      <TitledTexts items={qualities} />
    </Section>
  )
}
