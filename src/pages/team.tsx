import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { breadcrumbData } from "../head/structuredData/breadcrumbs"
import { Padded } from "../layouts/Padded"
import { Hero } from "../sections/Hero/Hero"
import { TeamGrid } from "../sections/TeamGrid/TeamGrid"

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { teamPage: text } = data
  if (!text) throw new Error("Content of the team page is missing.")
  return (
    <Padded canonical="/team/">
      <Seo {...text.seo} path="/team/" structuredData={[breadcrumbData([{ name: text.seo.title, path: "/team/" }])]} />
      <Hero hero={text.hero} />
      <TeamGrid id="team" members={data.allTeamMember.nodes} />
    </Padded>
  )
}

export const query = graphql`
  query TeamPage {
    teamPage {
      seo {
        ...PageHead
      }
      hero {
        ...HeroParts
      }
    }
    allTeamMember {
      nodes {
        ...TeamMemberParts
      }
    }
  }
`
