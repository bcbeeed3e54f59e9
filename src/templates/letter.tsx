import { graphql, type PageProps } from "gatsby"
import { lazy, Suspense } from "react"
import { pathnameOf, userIdOf } from "../features/applicants/applicantId"
import type { ApplicantPage } from "../features/applicants/useApplicant"
import { Bare } from "../layouts/Bare"
import { Letter } from "../sections/Letter/Letter"

type Props = PageProps<Queries.LetterPageQuery, { kind: ApplicantPage }>

/** Sample names for the id "preview". webpack removes both conditions and the import from the production build. */
const LetterPreview =
  process.env.NODE_ENV === "development" ? lazy(() => import("../sections/Letter/LetterPreview")) : undefined

/** Page of the letter or the decision. `kind` is the id of the entry in content/letters.json. */
export default function LetterPage({ data, location, pageContext }: Props) {
  const { letter, site } = data
  const props = { page: pageContext.kind, letter, programs: data.allProgram.nodes, site }
  const userId = userIdOf(pathnameOf(location))
  return (
    <Bare seo={{ title: letter.title, description: letter.title }}>
      {process.env.NODE_ENV === "development" && LetterPreview && userId === "preview" ? (
        <Suspense>
          <LetterPreview {...props} userId={userId} />
        </Suspense>
      ) : (
        <Letter {...props} userId={userId} />
      )}
    </Bare>
  )
}

export const query = graphql`
  query LetterPage($kind: String!) {
    letter(jsonId: { eq: $kind }) {
      ...LetterParts
    }
    allProgram {
      nodes {
        ...LetterProgram
      }
    }
    site: siteFacts {
      ...LetterSite
    }
  }
`
