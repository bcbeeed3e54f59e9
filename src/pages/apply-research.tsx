import { graphql, type PageProps } from "gatsby"
import { FactTable } from "../components/FactTable/FactTable"
import { Section } from "../components/Section/Section"
import { EmbeddedForm } from "../features/embedded-form/EmbeddedForm"
import { FormNotice } from "../features/season/FormNotice"
import { withSeasonIntro } from "../features/season/withSeasonIntro"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"
import { Notes } from "../sections/Notes/Notes"
import { factsOfProgram } from "../sections/ProgramComparison/factsOfProgram"

export default function ApplyResearchPage({ data }: PageProps<Queries.ApplyResearchPageQuery>) {
  const { applyResearchPage: text, sharedSections: shared, site, form, program } = data
  return (
    <Standard padding="top" canonical="/apply-research/" seo={text.seo} parents={[{ name: "Apply", path: "/apply/" }]}>
      <Hero
        hero={text.hero}
        program={program.id}
        picture={<FactTable facts={factsOfProgram(program)} layout="narrow" />}
      />
      <Section
        id="application-form"
        text={withSeasonIntro({ text: text.form, program: program.id })}
        layout="margin"
        tone="tint"
        aside={<Notes notes={text.notes} />}
      >
        <EmbeddedForm
          {...form}
          help={shared.formHelp}
          email={site.email}
          notice={<FormNotice program={program} link={text.closedForm} />}
        />
      </Section>
    </Standard>
  )
}

export const query = graphql`
  query ApplyResearchPage {
    applyResearchPage {
      ...ApplyResearchPageFields
    }
    sharedSections {
      formHelp {
        ...FormHelpTextFields
      }
    }
    site: siteFacts {
      email
    }
    program(jsonId: { eq: "research" }) {
      ...ProgramFields
    }
    form(jsonId: { eq: "apply-research" }) {
      ...FormFields
    }
  }
`
