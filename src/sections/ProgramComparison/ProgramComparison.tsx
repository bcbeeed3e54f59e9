import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable } from "../../components/FactTable/FactTable"
import { Section } from "../../components/Section/Section"
import { useSeason } from "../../features/season/seasonContext"
import { StateText } from "../../features/season/StateText"
import { formatDate } from "../../format/dateTime"
import { isAccepting, isClosed } from "../../season"
import { factsOfProgram } from "./factsOfProgram"
import * as styles from "./ProgramComparison.module.css"

export const comparedProgramFragment = graphql`
  fragment ProgramComparisonData on Query {
    applyPage {
      compare {
        ...SectionTextFields
      }
      research {
        ...LinkItemFields
      }
    }
    site: siteFacts {
      bootcampApplication {
        ...LinkItemFields
      }
    }
    allProgram {
      nodes {
        ...ProgramFields
      }
    }
  }
`

/** The programs side by side, each with its facts and a link to its application. */
export function ProgramComparison({ id, data }: { id: string; data: Queries.ProgramComparisonDataFragment }) {
  const { compare: text, research } = data.applyPage
  const { season, texts } = useSeason()
  /** Link to the application of each program, by the program's id. */
  const applyLinks: Readonly<Record<string, typeof research | null>> = {
    bootcamp: data.site.bootcampApplication,
    research,
  }
  return (
    <Section id={id} text={text}>
      <ul className={styles.programs}>
        {data.allProgram.nodes.map((program) => {
          const applyLink = applyLinks[program.id]
          const facts = factsOfProgram(program)
          const state = season.programs[program.id]
          // The text for the whole site may name the day of another program.
          const before = program.opens ? `Applications open on ${formatDate(program.opens)}.` : texts.before
          return (
            <li key={program.id} className={styles.program}>
              <h3 className={styles.name}>{program.name}</h3>
              <p>{program.summary}</p>
              {program.suits ? <p className={styles.suits}>{program.suits}</p> : null}
              {facts.length ? <FactTable facts={facts} layout="narrow" /> : null}
              {applyLink ? (
                <div className={styles.apply}>
                  <StateText
                    as="p"
                    text={isClosed(state) ? texts.notRead : state === "before" ? before : null}
                    others={state ? [texts.notRead, before] : []}
                  />
                  <ButtonLink {...applyLink} variant={isAccepting(state) ? "primary" : "quiet"} />
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
