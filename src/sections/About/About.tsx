import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import * as styles from "./About.module.css"

export const aboutFragment = graphql`
  fragment AboutData on Query {
    homePage {
      about {
        ...SectionTextFields
      }
      aboutBody
    }
    firstPeople: allTeamMember(limit: 3) {
      nodes {
        ...PersonParts
      }
    }
    teamPage {
      hero {
        title
      }
    }
  }
`

/** Who runs the program: a text, and the first three people of the team with a link to all. */
export function About({ id, data }: { id: string; data: Queries.AboutDataFragment }) {
  const { about, aboutBody } = data.homePage
  const people = data.firstPeople.nodes
  return (
    <Section id={id} text={about} layout="margin">
      <Prose paragraphs={aboutBody} />
      {people.length ? (
        <>
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.id}>
                {/* The page about the team has the descriptions. */}
                <PersonCard person={{ ...person, description: "" }} sizes="(min-width: 40rem) 14rem, 6rem" />
              </li>
            ))}
          </ul>
          <ButtonLink href="/team/" label={data.teamPage.hero.title} variant="quiet" />
        </>
      ) : null}
    </Section>
  )
}
