import { graphql, type PageProps } from "gatsby"
import { ButtonLink } from "../components/ButtonLink/ButtonLink"
import { Prose } from "../components/Prose/Prose"
import { mailtoUrl } from "../format/mailtoUrl"
import { Standard } from "../layouts/Standard"
import { ExampleWeek, hasExampleWeek } from "../sections/ExampleWeek/ExampleWeek"
import { Guide } from "../sections/Guide/Guide"
import { ParentAnswer } from "../sections/ParentAnswer/ParentAnswer"
import { meetingsFact } from "../sections/factRows"

export default function ParentsPage({ data }: PageProps<Queries.ParentsPageQuery>) {
  const { parentsPage: text, allParentAnswer, allFamilyQuestion, program, site } = data
  const { exampleWeek } = data.sharedSections
  // Other pages show the answer about documents too, with a link to this page.
  const isElsewhere = ({ href }: Queries.LinkItemFieldsFragment) => !href.startsWith("/parents/")
  const answers = allParentAnswer.nodes.map((answer) => ({
    id: answer.id,
    title: answer.title,
    content: (
      <ParentAnswer
        answer={answer.id === "documents" ? { ...answer, links: answer.links?.filter(isElsewhere) ?? null } : answer}
        moreFacts={answer.id === "hours" ? meetingsFact(program, program.name) : []}
      />
    ),
  }))
  const { title, text: intro, mail } = text.ask
  const questions = allFamilyQuestion.nodes.map(({ question }) => question)
  const ask = {
    id: "ask",
    title,
    content: questions.length ? (
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
    ) : null,
  }
  const week = {
    id: "week",
    title: exampleWeek.title,
    intro: exampleWeek.intro,
    content: hasExampleWeek(program) ? <ExampleWeek text={exampleWeek} program={program} /> : null,
  }
  const facts = [...(data.homePage.heroFacts ?? []), ...(text.contact ? [text.contact] : [])]
  const parts = [...answers.flatMap((answer) => (answer.id === "hours" ? [answer, week] : answer)), ask]
  return (
    <Standard canonical="/parents/" seo={text.seo}>
      <Guide hero={text.hero} facts={facts} parts={parts} />
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
      name
      ...MeetingFacts
      ...ExampleWeekData
    }
    site: siteFacts {
      email
    }
  }
`
