import { graphql, type PageProps } from "gatsby"
import { userIdOf } from "../features/applicants/applicantId"
import { Seo } from "../head/Seo"
import { Bare } from "../layouts/Bare"
import { Letter } from "../sections/Letter/Letter"

export default function DecisionPage({ data, location }: PageProps<Queries.DecisionPageQuery>) {
  const { letter, site } = data
  // The content check refuses a build without them; this tells TypeScript so.
  if (!letter || !site) throw new Error("Content of the decision is missing.")
  return (
    <Bare>
      <Seo title={letter.title} description={letter.title} path="/" noIndex />
      <Letter
        page="decision"
        letter={letter}
        programmes={data.allProgramme.nodes}
        site={site}
        userId={userIdOf(location.pathname)}
      />
    </Bare>
  )
}

export const query = graphql`
  query DecisionPage {
    letter(jsonId: { eq: "decision" }) {
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
