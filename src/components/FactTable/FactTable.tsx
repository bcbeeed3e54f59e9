import * as styles from "./FactTable.module.css"

export interface Fact {
  readonly label: string
  readonly value: string
}

interface Props {
  facts: readonly Fact[]
  /** `row`: side by side where there is room; `list`: one below the other. */
  layout?: "row" | "list"
}

/** Facts at a glance: what it is, and its value. */
export function FactTable({ facts, layout = "list" }: Props) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
