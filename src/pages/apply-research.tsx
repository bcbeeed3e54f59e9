import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { breadcrumbData } from "../head/structuredData/breadcrumbs"
import { TopPadded } from "../layouts/TopPadded"
import { ApplicationForm } from "../sections/ApplicationForm/ApplicationForm"
import { Hero } from "../sections/Hero/Hero"

export default function ApplyResearchPage({ data }: PageProps<Queries.ApplyResearchPageQuery>) {
  const { applyResearchPage: text, sharedSections: shared, site, form } = data
  if (!text || !shared || !site || !form) throw new Error("Content of the research application page is missing.")
  return (
    <TopPadded canonical="/apply-research/">
      <Seo
        {...text.seo}
        path="/apply-research/"
        structuredData={[
          breadcrumbData([
            { name: "Apply", path: "/apply/" },
            { name: text.seo.title, path: "/apply-research/" },
          ]),
        ]}
      />
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
