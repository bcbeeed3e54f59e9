import { graphql, type PageProps } from "gatsby"
import { Prose } from "../components/Prose/Prose"
import { Standard } from "../layouts/Standard"
import { Guide } from "../sections/Guide/Guide"

const parts = ["newsletter", "forms", "applicants", "analytics", "storage", "school", "contact"] as const

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { privacyPage: text } = data
  return (
    <Standard canonical="/privacy/" seo={text.seo}>
      <Guide
        hero={text.hero}
        parts={parts.map((id) => ({
          id,
          title: text[id].title,
          content: <Prose paragraphs={text[id].body} />,
        }))}
      />
    </Standard>
  )
}

export const query = graphql`
  query PrivacyPage {
    privacyPage {
      ...PrivacyPageFields
    }
  }
`
