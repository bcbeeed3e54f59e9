import { graphql, type PageProps } from "gatsby"
import { AnchorList } from "../components/AnchorList/AnchorList"
import { Section } from "../components/Section/Section"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"
import { letterFacts } from "../sections/Letter/letterFacts"
import { ParentAnswer } from "../sections/ParentAnswer/ParentAnswer"

export default function ParentsPage({ data }: PageProps<Queries.ParentsPageQuery>) {
  const { parentsPage: text, allParentAnswer, program } = data
  // Other pages show the answer about documents too, with a link to this page.
  const isElsewhere = ({ href }: Queries.LinkItemFieldsFragment) => !href.startsWith("/parents/")
  const answers = allParentAnswer.nodes.map((answer) => ({
    ...answer,
    links: answer.links?.filter(isElsewhere) ?? null,
  }))
  /** Only the time at which the meetings begin. */
  const meetings = letterFacts({ ...program, dates: null, hoursPerWeek: null, priceText: null }, null)
  return (
    <Standard canonical="/parents/" seo={text.seo}>
      <Hero hero={text.hero} note={<AnchorList label={text.hero.title} sections={answers} />} />
      {answers.map((answer) => (
        <Section key={answer.id} id={answer.id} text={{ title: answer.title }} layout="margin">
          <ParentAnswer answer={answer} moreFacts={answer.id === "hours" ? meetings : []} />
        </Section>
      ))}
    </Standard>
  )
}

export const query = graphql`
  query ParentsPage {
    parentsPage {
      ...ParentsPageFields
    }
    allParentAnswer {
      nodes {
        ...ParentAnswerFields
      }
    }
    program(jsonId: { eq: "research" }) {
      ...LetterProgram
    }
  }
`
