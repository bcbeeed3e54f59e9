import { graphql, type PageProps } from "gatsby"
import { EmbeddedForm } from "../features/embedded-form/EmbeddedForm"
import { Seo } from "../head/Seo"
import { Bare } from "../layouts/Bare"

export default function CommitPage({ data }: PageProps<Queries.CommitPageQuery>) {
  if (!data.form) throw new Error("The commit form is missing.")
  return (
    <Bare>
      <Seo title={data.form.title} description={data.form.title} path="/" noIndex />
      <h1>{data.form.title}</h1>
      <EmbeddedForm formId={data.form.formId} title={data.form.title} />
    </Bare>
  )
}

export const query = graphql`
  query CommitPage {
    form(jsonId: { eq: "commit" }) {
      ...FormParts
    }
  }
`
