import { graphql, type PageProps } from "gatsby"
import { Voice } from "../components/Voice/Voice"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"
import { TeamGrid } from "../sections/TeamGrid/TeamGrid"

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const { teamPage: text } = data
  const { voice, ...hero } = text.hero
  return (
    <Standard padding="sides" canonical="/team/" seo={text.seo} describes={{ people: data.allTeamMember.nodes }}>
      <Hero hero={{ ...hero, voice: null }} picture={voice ? <Voice voice={voice} /> : undefined} />
      <TeamGrid id="team" data={data} />
    </Standard>
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
