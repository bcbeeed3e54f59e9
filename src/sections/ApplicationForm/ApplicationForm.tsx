import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { EmbeddedForm } from "../../features/embedded-form/EmbeddedForm"

export const formFragment = graphql`
  fragment FormParts on Form {
    formId
    title
  }
  fragment FormHelpParts on FormHelpText {
    directLink
    late
    sent
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  form: Queries.FormPartsFragment
  help: Queries.FormHelpPartsFragment
  /** Where to write when the form does not work. */
  email: string
  /** Fixed height of the form in CSS pixels; where it is left out the form says how high it is. */
  height?: number
}

/** A section around an embedded form. */
export function ApplicationForm({ id, text, form, help, email, height }: Props) {
  return (
    <Section id={id} text={text} layout="margin" tone="tint">
      <EmbeddedForm formId={form.formId} title={form.title} help={help} email={email} height={height} />
    </Section>
  )
}
