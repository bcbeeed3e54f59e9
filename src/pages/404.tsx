import { graphql, type PageProps } from "gatsby"
import { useEffect } from "react"
import { repairedPath } from "../features/applicants/repairedPath"
import { Standard } from "../layouts/Standard"
import { NotFound } from "../sections/NotFound/NotFound"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFoundPage: text } = data
  useEffect(() => {
    const path = repairedPath(window.location.pathname)
    // Another document: the scripts of the 404 page must not see a page with an applicant's name.
    if (path) window.location.replace(path)
  }, [])
  return (
    <Standard padding="top" seo={text.seo}>
      <NotFound text={text} />
    </Standard>
  )
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...NotFoundPageFields
    }
  }
`
