import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { Bare } from "../layouts/Bare"

export default function DecisionPage({ data }: PageProps<Queries.DecisionPageQuery>) {
  if (!data.letter) throw new Error("Content of the decision is missing.")
  return (
    <Bare>
      <Seo title={data.letter.title} description={data.letter.heading} path="/" noIndex />
      <h1>{data.letter.heading}</h1>
      <p role="status">Loading...</p>
    </Bare>
  )
}

export const query = graphql`
  query DecisionPage {
    letter(jsonId: { eq: "decision" }) {
      title
      heading
    }
  }
`
