import { graphql, type PageProps } from "gatsby"
import { Fragment } from "react"
import { AnchorList } from "../components/AnchorList/AnchorList"
import { ButtonLink } from "../components/ButtonLink/ButtonLink"
import { Prose } from "../components/Prose/Prose"
import { Section } from "../components/Section/Section"
import { mailtoUrl } from "../format/mailtoUrl"
import { Standard } from "../layouts/Standard"
import { ExampleWeek, hasExampleWeek } from "../sections/ExampleWeek/ExampleWeek"
import { Hero } from "../sections/Hero/Hero"
import { ParentAnswer } from "../sections/ParentAnswer/ParentAnswer"
import { meetingsFact } from "../sections/programFacts"

export default function ParentsPage({ data }: PageProps<Queries.ParentsPageQuery>) {
  const { parentsPage: text, allParentAnswer, allFamilyQuestion, program, site } = data
  const week = data.sharedSections.exampleWeek
  // Other pages show the answer about documents too, with a link to this page.
  const isElsewhere = ({ href }: Queries.LinkItemFieldsFragment) => !href.startsWith("/parents/")
  const answers = allParentAnswer.nodes.map((answer) => ({
    ...answer,
    links: answer.links?.filter(isElsewhere) ?? null,
  }))
  const { title, text: intro, mail } = text.ask
  const questions = allFamilyQuestion.nodes.map(({ question }) => question)
  const ask = { id: "ask", title }
  return (
    <Standard canonical="/parents/" seo={text.seo}>
      <Hero
        hero={text.hero}
        facts={[...(data.homePage.heroFacts ?? []), ...(text.contact ? [text.contact] : [])]}
        note={<AnchorList label={text.hero.title} sections={questions.length ? [...answers, ask] : answers} />}
      />
      {answers.map((answer) => (
        <Fragment key={answer.id}>
          <Section id={answer.id} text={{ title: answer.title }} layout="margin">
            <ParentAnswer answer={answer} moreFacts={answer.id === "hours" ? meetingsFact(program) : []} />
          </Section>
          {answer.id === "hours" ? (
            <Section id="week" text={week} isEmpty={!hasExampleWeek(program)}>
              <ExampleWeek text={week} program={program} />
            </Section>
          ) : null}
        </Fragment>
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
    homePage {
      heroFacts {
        ...ComparedFactFields
      }
    }
    sharedSections {
      exampleWeek {
        ...ExampleWeekTextFields
      }
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
      ...MeetingFacts
      ...ExampleWeekData
    }
    site: siteFacts {
      email
    }
  }
`
