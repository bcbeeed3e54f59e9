import { graphql, type PageProps } from "gatsby"
import { pathnameOf, userIdOf } from "../features/applicants/applicantId"
import type { LetterKind } from "../routes"
import { Bare } from "../layouts/Bare"
import { Letter } from "../sections/Letter/Letter"

type Props = PageProps<Queries.LetterPageQuery, { kind: LetterKind }>

/** Page of the letter or the decision. `kind` is the id of the entry in content/letters.json. */
export default function LetterPage({ data, location, pageContext }: Props) {
  const { letter, site } = data
  return (
    <Bare seo={{ title: letter.title, description: letter.title }}>
      <Letter
        page={pageContext.kind}
        letter={letter}
        programs={data.allProgram.nodes}
        site={site}
        userId={userIdOf(pathnameOf(location))}
      />
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
