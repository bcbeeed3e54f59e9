import { graphql, type PageProps } from "gatsby"
import { Padded } from "../layouts/Padded"
import { Hero } from "../sections/Hero/Hero"
import { TeamGrid } from "../sections/TeamGrid/TeamGrid"

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { teamPage: text } = data
  return (
    <Padded canonical="/team/" seo={text.seo} describes={{ people: data.allTeamMember.nodes }}>
      <Hero hero={text.hero} />
      <TeamGrid id="team" data={data} />
    </Padded>
  )
}

export const query = graphql`
  query TeamPage {
    ...TeamData
    teamPage {
      ...TeamPageFields
    }
    allTeamMember {
      nodes {
        ...PersonParts
      }
    }
  }
`
