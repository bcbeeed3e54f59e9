import { graphql, type PageProps } from "gatsby"
import { pathnameOf, userIdOf } from "../features/applicants/applicantId"
import type { LetterKind } from "../routes"
import { Bare } from "../layouts/Bare"
import { Letter } from "../sections/Letter/Letter"

type Props = PageProps<Queries.LetterPageQuery, { kind: LetterKind }>

/** Page of a kind with a table, such as the letter or the decision. Its texts are an entry of content/letters.json. */
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
  query LetterPage($texts: String!) {
    letter(jsonId: { eq: $texts }) {
      ...LetterFields
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
