import { graphql, type PageProps } from "gatsby"
import { courseData } from "../head/structuredData/courses"
import { Standard } from "../layouts/Standard"
import { CapstoneTracks } from "../sections/CapstoneTracks/CapstoneTracks"
import { Curriculum } from "../sections/Curriculum/Curriculum"
import { Deadlines } from "../sections/Deadlines/Deadlines"
import { FinancialAid } from "../sections/FinancialAid/FinancialAid"
import { Hero } from "../sections/Hero/Hero"
import { ProgramDetails } from "../sections/ProgramDetails/ProgramDetails"
import { WeekByWeek } from "../sections/WeekByWeek/WeekByWeek"

export default function BootcampPage({ data }: PageProps<Queries.BootcampPageQuery>) {
  const { bootcampPage: text, sharedSections: shared, site, program, plan } = data
  return (
    <Standard canonical="/bootcamp/" seo={text.seo} name={program.name} structuredData={[courseData(program, site)]}>
      <Hero hero={text.hero} />
      <ProgramDetails
        id="about"
        text={text.about}
        paragraphs={program.description}
        factsId="facts"
        facts={text.facts}
      />
      <WeekByWeek id="weeks" text={text.weeks} timeline={plan} tone="tint" />
      <Curriculum id="curriculum" text={shared.curriculum} modules={shared.curriculumModules} />
      <CapstoneTracks
        id="capstone-tracks"
        text={shared.capstoneTracks}
        tracks={data.allCapstoneTrack.nodes}
        link={shared.capstoneLink}
      />
      <FinancialAid
        id="financial-aid"
        text={shared.financialAid}
        paragraphs={shared.financialAidBody}
        facts={site.financialAid}
      />
      <Deadlines id="deadlines" text={shared.deadlines} programs={data.allProgram.nodes} />
    </Standard>
  )
}

export const query = graphql`
  query BootcampPage {
    bootcampPage {
      seo {
        ...PageHead
      }
      hero {
        ...HeroParts
      }
      facts {
        ...FactParts
      }
      about {
        ...SectionHead
      }
      weeks {
        ...SectionHead
      }
    }
    sharedSections {
      curriculum {
        ...SectionHead
      }
      curriculumModules {
        ...TitledTextParts
      }
      capstoneTracks {
        ...SectionHead
      }
      capstoneLink {
        label
        href
      }
      financialAid {
        ...SectionHead
      }
      financialAidBody
      deadlines {
        ...SectionHead
      }
    }
    site: siteFacts {
      ...OrganizationFacts
      financialAid {
        ...FinancialAidParts
      }
    }
    program(jsonId: { eq: "bootcamp" }) {
      ...CourseFacts
      description
    }
    plan: timeline(jsonId: { eq: "bootcamp-4-weeks" }) {
      ...TimelineParts
    }
    allProgram {
      nodes {
        ...ProgramDeadlines
      }
    }
    allCapstoneTrack {
      nodes {
        ...CapstoneTrackParts
      }
    }
  }
`
