import { graphql, type PageProps } from "gatsby"
import { TopPadded } from "../layouts/TopPadded"
import { NotFound } from "../sections/NotFound/NotFound"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: text } = data
  return (
    <TopPadded seo={text.seo}>
      <NotFound text={text} />
    </TopPadded>
  )
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...NotFoundPageFields
    }
  }
`
