import { graphql, type PageProps } from "gatsby"
import { userIdOf } from "../features/applicants/applicantId"
import { Seo } from "../head/Seo"
import { Bare } from "../layouts/Bare"
import { Letter } from "../sections/Letter/Letter"

export default function LetterPage({ data, location }: PageProps<Queries.LetterPageQuery>) {
  const { letter, site } = data
  // The content check refuses a build without them; this tells TypeScript so.
  if (!letter || !site) throw new Error("Content of the letter is missing.")
  return (
    <Bare>
      <Seo title={letter.title} description={letter.title} path="/" noIndex />
      <Letter
        page="letter"
        letter={letter}
        programmes={data.allProgramme.nodes}
        site={site}
        userId={userIdOf(location.pathname)}
      />
    </Bare>
  )
}

export const query = graphql`
  query LetterPage {
    letter(jsonId: { eq: "letter" }) {
      ...LetterParts
    }
    allProgramme {
      nodes {
        ...LetterProgramme
      }
    }
    site: siteFacts {
      ...LetterSite
    }
  }
`
