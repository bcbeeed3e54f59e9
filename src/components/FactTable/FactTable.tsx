import type { ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./FactTable.module.css"

export interface Fact {
  readonly label: string
  /** Clauses with semicolons between them have a line each; a word and a colon before a clause say what it is about. */
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
              <Clause key={clause} words={clause} />
            ))}
            {note ? <div className={styles.note}>{note}</div> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Clause({ words }: { words: string }) {
  const [, topic = "", rest = ""] = /^(?:([^:]+): )?(.*)$/s.exec(words) ?? []
  return (
    <span className={styles.clause}>
      {topic ? (
        <>
          <span className={styles.topic}>{topic}</span>
          <span className="visually-hidden">: </span>
        </>
      ) : null}
      <InlineText text={rest} />
    </span>
  )
}
