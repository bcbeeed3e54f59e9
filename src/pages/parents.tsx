import { graphql, type PageProps } from "gatsby"
import { AnchorList } from "../components/AnchorList/AnchorList"
import { ButtonLink } from "../components/ButtonLink/ButtonLink"
import { Prose } from "../components/Prose/Prose"
import { Section } from "../components/Section/Section"
import { mailtoUrl } from "../format/mailtoUrl"
import { Standard } from "../layouts/Standard"
import { Hero } from "../sections/Hero/Hero"
import { letterFacts } from "../sections/Letter/letterFacts"
import { ParentAnswer } from "../sections/ParentAnswer/ParentAnswer"

export default function ParentsPage({ data }: PageProps<Queries.ParentsPageQuery>) {
  const { parentsPage: text, allParentAnswer, allFamilyQuestion, program, site } = data
  // Other pages show the answer about documents too, with a link to this page.
  const isElsewhere = ({ href }: Queries.LinkItemFieldsFragment) => !href.startsWith("/parents/")
  const answers = allParentAnswer.nodes.map((answer) => ({
    ...answer,
    links: answer.links?.filter(isElsewhere) ?? null,
  }))
  /** Only the time at which the meetings begin. */
  const meetings = letterFacts({ ...program, dates: null, hoursPerWeek: null, priceText: null }, null, "")
  const { title, text: intro, mail } = text.ask
  const questions = allFamilyQuestion.nodes.map(({ question }) => question)
  const ask = { id: "ask", title }
  return (
    <Standard canonical="/parents/" seo={text.seo}>
      <Hero
        hero={text.hero}
        note={<AnchorList label={text.hero.title} sections={questions.length ? [...answers, ask] : answers} />}
      />
      {answers.map((answer) => (
        <Section key={answer.id} id={answer.id} text={{ title: answer.title }} layout="margin">
          <ParentAnswer answer={answer} moreFacts={answer.id === "hours" ? meetings : []} />
        </Section>
      ))}
      <Section id={ask.id} text={ask} layout="margin" isEmpty={!questions.length}>
        <Prose paragraphs={[intro]}>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <ButtonLink
            href={mailtoUrl(site.email, { ...mail, body: [mail.body, ...questions].filter(Boolean).join("\r\n\r\n") })}
            label={mail.label}
          />
        </Prose>
      </Section>
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
    allFamilyQuestion(filter: { askFirst: { eq: true }, isUnanswered: { eq: true } }) {
      nodes {
        question
      }
    }
    program(jsonId: { eq: "research" }) {
      ...LetterProgram
    }
    site: siteFacts {
      email
    }
  }
`
