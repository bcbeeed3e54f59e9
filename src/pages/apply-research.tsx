import { graphql, type PageProps } from "gatsby"
import { TopPadded } from "../layouts/TopPadded"
import { ApplicationForm } from "../sections/ApplicationForm/ApplicationForm"
import { Hero } from "../sections/Hero/Hero"

export default function ApplyResearchPage({ data }: PageProps<Queries.ApplyResearchPageQuery>) {
  const { applyResearchPage: text, sharedSections: shared, site, form } = data
  return (
    <TopPadded canonical="/apply-research/" seo={text.seo} parents={[{ name: "Apply", path: "/apply/" }]}>
      <Hero hero={text.hero} />
      <ApplicationForm id="application-form" text={text.form} form={form} help={shared.formHelp} email={site.email} />
    </TopPadded>
  )
}

export const query = graphql`
  query ApplyResearchPage {
    applyResearchPage {
      seo {
        ...PageHead
      }
      hero {
        ...HeroParts
      }
      form {
        ...SectionHead
      }
    }
    sharedSections {
      formHelp {
        ...FormHelpParts
      }
    }
    site: siteFacts {
      email
    }
    form(jsonId: { eq: "apply-research" }) {
      ...FormParts
    }
  }
`
