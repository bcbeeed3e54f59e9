import { graphql, type PageProps } from "gatsby"
import { Standard } from "../layouts/Standard"
import { publicationPath } from "../routes"
import { Paper } from "../sections/Paper/Paper"

export default function PublicationPage({ data }: PageProps<Queries.PublicationPageQuery>) {
  const { publication, program, researchPage, testimonialsPage, sharedSections, allTestimonial, others } = data
  const { id, title, summary } = publication
  return (
    <Standard
      canonical={publicationPath(id)}
      seo={{ title, description: summary ?? researchPage.seo.description }}
      parents={[{ name: program.name, path: "/research/" }]}
      describes={{ papers: [publication] }}
    >
      <Paper
        paper={publication}
        labels={sharedSections.papers}
        listTitle={researchPage.publications.title}
        voicesTitle={testimonialsPage.students.title}
        voices={allTestimonial.nodes}
        others={others.nodes}
      />
    </Standard>
  )
}

export const query = graphql`
  query PublicationPage($id: String!, $others: [String!]!) {
    publication(jsonId: { eq: $id }) {
      ...PaperParts
    }
    program(jsonId: { eq: "research" }) {
      name
    }
    researchPage {
      seo {
        description
      }
      publications {
        title
      }
    }
    testimonialsPage {
      students {
        title
      }
    }
    sharedSections {
      papers {
        ...PaperTextFields
      }
    }
    allTestimonial(filter: { publication: { jsonId: { eq: $id } } }) {
      nodes {
        ...PaperVoice
      }
    }
    others: allPublication(filter: { jsonId: { in: $others } }) {
      nodes {
        ...PublicationParts
      }
    }
  }
`
