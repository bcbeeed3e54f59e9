import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { TopPadded } from "../layouts/TopPadded"
import { Acceptance } from "../sections/Acceptance/Acceptance"

export default function AcceptancePage({ data, location }: PageProps<Queries.AcceptancePageQuery>) {
  const { acceptancePage: text } = data
  if (!text) throw new Error("Content of the acceptance page is missing.")
  return (
    <TopPadded>
      <Seo {...text.seo} path="/" noIndex />
      <Acceptance text={text} step={location.state} />
    </TopPadded>
  )
}

export const query = graphql`
  query AcceptancePage {
    acceptancePage {
      seo {
        ...PageHead
      }
      ...AcceptanceParts
    }
  }
`
