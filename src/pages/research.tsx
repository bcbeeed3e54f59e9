import { graphql, type PageProps } from "gatsby"
import { courseData } from "../head/structuredData/courses"
import { Standard } from "../layouts/Standard"
import { Applicants } from "../sections/Applicants/Applicants"
import { Hero } from "../sections/Hero/Hero"
import { ProgramDetails } from "../sections/ProgramDetails/ProgramDetails"
import { Publications } from "../sections/Publications/Publications"
import { WeekByWeek } from "../sections/WeekByWeek/WeekByWeek"

export default function ResearchPage({ data }: PageProps<Queries.ResearchPageQuery>) {
  const { researchPage: text, site, program, plan } = data
  return (
    <Standard canonical="/research/" seo={text.seo} name={program.name} structuredData={[courseData(program, site)]}>
      <Hero hero={text.hero} />
      <ProgramDetails
        id="details"
        text={text.details}
        paragraphs={text.detailsBody}
        factsId="facts"
        facts={text.facts}
      />
      <Applicants id="applicants" text={text.applicants} qualities={text.applicantQualities} />
      <WeekByWeek id="schedule" text={text.schedule} timeline={plan} />
      <Publications
        id="publications"
        text={text.publications}
        publications={data.allPublication.nodes}
        pendingLink={site.pendingPaperLink}
      />
    </Standard>
  )
}

export const query = graphql`
  query ResearchPage {
    researchPage {
      seo {
        ...PageHead
      }
      hero {
        ...HeroParts
      }
      details {
        ...SectionHead
      }
      detailsBody
      facts {
        ...FactParts
      }
      applicants {
        ...SectionHead
      }
      applicantQualities {
        ...TitledTextParts
      }
      schedule {
        ...SectionHead
      }
      publications {
        ...SectionHead
      }
    }
    site: siteFacts {
      ...OrganizationFacts
      pendingPaperLink {
        label
        href
      }
    }
    program(jsonId: { eq: "research" }) {
      ...CourseFacts
    }
    plan: timeline(jsonId: { eq: "research-8-weeks" }) {
      ...TimelineParts
    }
    allPublication {
      nodes {
        ...PublicationParts
      }
    }
  }
`
