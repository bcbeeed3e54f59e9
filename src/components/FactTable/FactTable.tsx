import type { ReactNode } from "react"
import { ClosedTag } from "../../features/applications/ClosedTag"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./FactTable.module.css"

export interface Fact {
  readonly label: string
  /** Each clause, separated by `; `, starts a new line. A clause may start with its topic: `Research: 20–30 a week`. */
  readonly value: string
  /** Small text below the value. */
  readonly note?: ReactNode
}

interface Props {
  facts: readonly Fact[]
  /** `row`: all facts in one row on wide screens; `grid`: two or three facts per row; `list`: one fact per row. */
  layout?: "row" | "grid" | "list"
}

export function FactTable({ facts, layout = "list" }: Props) {
  return (
    <dl className={layout === "grid" ? styles.filled : styles.facts} data-layout={layout}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value.split("; ").map((clause) => (
              <Clause key={clause} text={clause} />
            ))}
            {note ? <div className={styles.note}>{note}</div> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Clause({ text }: { text: string }) {
  const [, topic = "", rest = ""] = /^(?:([^:]+): )?(.*)$/s.exec(text) ?? []
  return (
    <span className={styles.clause}>
      {topic ? (
        <>
          <span className={styles.topic}>{topic}</span>
          <span className="visually-hidden">: </span>
        </>
      ) : null}
      <InlineText text={rest} />
      <ClosedTag text={rest} />
    </span>
  )
}
