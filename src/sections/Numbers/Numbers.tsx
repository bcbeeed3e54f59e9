import { graphql } from "gatsby"
import { Counter } from "../../components/Counter/Counter"
import { Section } from "../../components/Section/Section"
import type { SectionProps } from "../sectionProps"
import * as styles from "./Numbers.module.css"

export const statFragment = graphql`
  fragment NumbersData on Query {
    homePage {
      claims {
        ...ClaimFields
      }
    }
    allStat {
      nodes {
        ...StatFields
      }
    }
  }
`

/** Statistics about the program: counters, and claims without a counter. */
export function Numbers({ id, text, data }: SectionProps<Queries.NumbersDataFragment>) {
  return (
    <Section id={id} text={text} tone="tint">
      <dl className={styles.numbers}>
        {data.allStat.nodes.map(({ id: key, name, description, note, value, speed }) => (
          <div key={key} className={styles.number}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <Counter value={value} speed={speed} />
            </dd>
            {[description, note].map((text) =>
              text ? (
                <dd key={text} className={styles.description}>
                  {text}
                </dd>
              ) : null,
            )}
          </div>
        ))}
        {data.homePage.claims.map(({ label, value }) => (
          <div key={label} className={styles.number}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
