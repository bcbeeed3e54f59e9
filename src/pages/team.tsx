import { graphql, type PageProps } from "gatsby"
import { Padded } from "../layouts/Padded"
import { Hero } from "../sections/Hero/Hero"
import { TeamGrid } from "../sections/TeamGrid/TeamGrid"

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { teamPage: text } = data
  return (
    <Padded canonical="/team/" seo={text.seo}>
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
        ...PersonParts
      }
    }
  }
`
