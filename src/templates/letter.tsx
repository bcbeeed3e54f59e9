import { graphql, type PageProps } from "gatsby"
import { pathnameOf, userIdOf } from "../features/applicants/applicantId"
import type { LetterKind } from "../routes"
import { Bare } from "../layouts/Bare"
import { Letter } from "../sections/Letter/Letter"

type Props = PageProps<Queries.LetterPageQuery, { kind: LetterKind }>

/** Page of a kind with a table, such as the letter or the decision. Its letter is an entry of content/letters.json. */
export default function LetterPage({ data, location, pageContext }: Props) {
  const { letter, site } = data
  const texts = data.sharedSections.personalPage
  return (
    <Bare seo={{ title: texts.title, description: texts.title }}>
      <Letter
        page={pageContext.kind}
        letter={letter}
        texts={texts}
        programs={data.allProgram.nodes}
        ended={data.sharedSections.applications.ended}
        weekText={data.sharedSections.exampleWeek}
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
    sharedSections {
      personalPage {
        ...PersonalPageTextFields
      }
      applications {
        ended
      }
      exampleWeek {
        ...ExampleWeekTextFields
      }
    }
    site: siteFacts {
      ...LetterSite
    }
  }
`
