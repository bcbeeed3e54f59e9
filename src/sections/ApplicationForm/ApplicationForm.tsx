import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { EmbeddedForm } from "../../features/embedded-form/EmbeddedForm"

export const formFragment = graphql`
  fragment FormParts on Form {
    formId
    title
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  form: Queries.FormPartsFragment
  /** Height of the form in CSS pixels; the provider's usual one where it is left out. */
  height?: number
}

/** A section around an embedded form. */
export function ApplicationForm({ id, text, form, height }: Props) {
  return (
    <Section id={id} text={text} layout="margin" tone="tint">
      <EmbeddedForm formId={form.formId} title={form.title} {...(height === undefined ? {} : { height })} />
    </Section>
  )
}
