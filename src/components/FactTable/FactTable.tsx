import type { ReactNode } from "react"
import { Words } from "../Words/Words"
import * as styles from "./FactTable.module.css"

export interface Fact {
  readonly label: string
  /** Where it has several clauses, with semicolons between them, each has a line of its own. */
  readonly value: string
  /** Smaller words below the value. */
  readonly note?: ReactNode
}

interface Props {
  facts: readonly Fact[]
  /** `row`: side by side where there is room for all; `grid`: as many side by side as there is room for; `list`: one below the other. */
  layout?: "row" | "grid" | "list"
}

/** Facts at a glance: what it is, and its value. */
export function FactTable({ facts, layout = "list" }: Props) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value.split("; ").map((clause) => (
              <span key={clause} className={styles.clause}>
                <Words text={clause} />
              </span>
            ))}
            {note ? <div className={styles.note}>{note}</div> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
