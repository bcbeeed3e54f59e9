import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { Bare } from "../layouts/Bare"

export default function LetterPage({ data }: PageProps<Queries.LetterPageQuery>) {
  if (!data.letter) throw new Error("Content of the letter is missing.")
  return (
    <Bare>
      <Seo title={data.letter.title} description={data.letter.heading} path="/" noIndex />
      <h1>{data.letter.heading}</h1>
      <p role="status">Loading...</p>
    </Bare>
  )
}

export const query = graphql`
  query LetterPage {
    letter(jsonId: { eq: "letter" }) {
      title
      heading
    }
  }
`
