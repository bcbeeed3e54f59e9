import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable } from "../../components/FactTable/FactTable"
import { Section } from "../../components/Section/Section"
import { factsOfProgramme } from "./factsOfProgramme"
import * as styles from "./ProgrammeComparison.module.css"

export const comparedProgrammeFragment = graphql`
  fragment ComparedProgramme on Programme {
    id: jsonId
    name
    summary
    suits
    price
    priceCurrency
    durationWeeks
    startDate
    endDate
    hoursPerWeek {
      min
      max
    }
    instructionHoursPerDay
    homeworkHoursPerDay {
      min
      max
    }
    deadlines {
      name
      label
    }
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  programmes: readonly Queries.ComparedProgrammeFragment[]
  /** Where one applies, by id of the programme. */
  applyLinks: Readonly<Record<string, { readonly label: string; readonly href: string }>>
}

/** The programmes side by side: whom each suits, price, dates, hours, and where to apply. */
export function ProgrammeComparison({ id, text, programmes, applyLinks }: Props) {
  return (
    <Section id={id} text={text}>
      <ul className={styles.programmes}>
        {programmes.map((programme) => {
          const apply = applyLinks[programme.id]
          const facts = factsOfProgramme(programme)
          return (
            <li key={programme.id} className={styles.programme}>
              <h3 className={styles.name}>{programme.name}</h3>
              <p>{programme.summary}</p>
              {programme.suits ? <p className={styles.suits}>{programme.suits}</p> : null}
              {facts.length ? <FactTable facts={facts} /> : null}
              {apply ? (
                <p className={styles.apply}>
                  <ButtonLink href={apply.href} label={apply.label} />
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
