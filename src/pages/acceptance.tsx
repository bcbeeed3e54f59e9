import { graphql, type PageProps } from "gatsby"
import { Standard } from "../layouts/Standard"
import { Acceptance } from "../sections/Acceptance/Acceptance"

export default function AcceptancePage({ data, location }: PageProps<Queries.AcceptancePageQuery>) {
  const { acceptancePage: text, site } = data
  return (
    <Standard padding="top" seo={text.seo}>
      <Acceptance text={text} email={site.email} historyState={location.state} />
    </Standard>
  )
}

export const query = graphql`
  query AcceptancePage {
    acceptancePage {
      ...AcceptancePageFields
    }
    site: siteFacts {
      email
    }
  }
`
