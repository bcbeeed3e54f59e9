import { graphql, type PageProps } from "gatsby"
import { TopPadded } from "../layouts/TopPadded"
import { Acceptance } from "../sections/Acceptance/Acceptance"

export default function AcceptancePage({ data, location }: PageProps<Queries.AcceptancePageQuery>) {
  const { acceptancePage: text, site } = data
  return (
    <TopPadded seo={text.seo}>
      <Acceptance text={text} email={site.email} historyState={location.state} />
    </TopPadded>
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
