import { graphql, type PageProps } from "gatsby"
import { useEffect } from "react"
import { repairedPath } from "../features/applicants/repairedPath"
import { TopPadded } from "../layouts/TopPadded"
import { NotFound } from "../sections/NotFound/NotFound"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: text } = data
  useEffect(() => {
    const path = repairedPath(window.location.pathname)
    // Another document: the scripts of the 404 page must not see a page with an applicant's name.
    if (path) window.location.replace(path)
  }, [])
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
