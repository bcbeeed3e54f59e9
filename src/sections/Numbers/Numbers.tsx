import { graphql } from "gatsby"
import { Counter } from "../../components/Counter/Counter"
import { Section } from "../../components/Section/Section"
import * as styles from "./Numbers.module.css"

export const statFragment = graphql`
  fragment StatParts on Stat {
    id: jsonId
    name
    description
    value
    speed
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  stats: readonly Queries.StatPartsFragment[]
  /** Statistics without a counter animation. */
  claims: readonly Queries.FactPartsFragment[]
}

/** Statistics about the program. */
export function Numbers({ id, text, stats, claims }: Props) {
  return (
    <Section id={id} text={text} tone="tint">
      <dl className={styles.numbers}>
        {stats.map(({ id: key, name, description, value, speed }) => (
          <div key={key} className={styles.number} data-size="large">
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <Counter value={value} speed={speed} />
            </dd>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
        {claims.map(({ label, value }) => (
          <div key={label} className={styles.number}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
