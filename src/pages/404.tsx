import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { TopPadded } from "../layouts/TopPadded"
import { NotFound } from "../sections/NotFound/NotFound"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: text } = data
  if (!text) throw new Error("Content of the not-found page is missing.")
  return (
    <TopPadded>
      <Seo {...text.seo} path="/" noIndex />
      <NotFound text={text} />
    </TopPadded>
  )
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...PageHead
      }
      ...NotFoundParts
    }
  }
`
