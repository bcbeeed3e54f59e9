import { Section } from "../../components/Section/Section"
import { TitledTexts } from "../../components/TitledTexts/TitledTexts"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  events: readonly Queries.TitledTextPartsFragment[]
}

/** What happens every week besides the work. */
export function Events({ id, text, events }: Props) {
  return (
    <Section id={id} text={text} tone="tint">
      <TitledTexts items={events} />
    </Section>
  )
}
