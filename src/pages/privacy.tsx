import { graphql, type PageProps } from "gatsby"
import { AnchorList } from "../components/AnchorList/AnchorList"
import { Prose } from "../components/Prose/Prose"
import { Section } from "../components/Section/Section"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"

const parts = ["newsletter", "forms", "applicants", "analytics", "storage", "school", "contact"] as const

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { privacyPage: text } = data
  return (
    <Standard canonical="/privacy/" seo={text.seo}>
      <Hero
        hero={text.hero}
        note={<AnchorList label={text.hero.title} sections={parts.map((id) => ({ id, title: text[id].title }))} />}
      />
      {parts.map((id) => (
        <Section key={id} id={id} text={text[id]} layout="margin">
          <Prose paragraphs={text[id].body} />
        </Section>
      ))}
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
