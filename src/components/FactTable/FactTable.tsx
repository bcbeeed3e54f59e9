import { Fragment, type ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./FactTable.module.css"

export interface FactValue {
  /** What the value is about, if the fact has several values. */
  readonly topic?: string | null
  readonly value: string
  readonly tag?: ReactNode
  /** Small text below the value. */
  readonly remark?: string | null
  /** `no` keeps the value as it is on a page that a browser translates. Absent: the value is translated. */
  readonly translate?: "no" | undefined
}

export interface Fact {
  readonly label: string
  readonly values: readonly FactValue[]
  /** Small text below the values. */
  readonly note?: ReactNode
}

interface Props {
  facts: readonly Fact[]
  /**
   * `row`: all facts in one row on wide screens; `grid`: two or three facts per row; `list`: one fact per row;
   * `narrow`: as `list`, with smaller text.
   */
  layout?: "row" | "grid" | "list" | "narrow"
}

export function FactTable({ facts, layout = "list" }: Props) {
  return (
    <dl className={layout === "grid" ? styles.filled : styles.facts} data-layout={layout}>
      {facts.map(({ label, values, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {values.map(({ topic, value, tag, remark, translate }) => (
              <Fragment key={`${topic} ${value}`}>
                <span className={styles.clause} data-state={tag && value ? "tagged" : undefined} translate={translate}>
                  {topic ? (
                    <>
                      <span className={styles.topic}>{topic}</span>
                      <span className="visually-hidden">: </span>
                    </>
                  ) : null}
                  <InlineText text={value} />
                  {tag}
                </span>
                {remark ? <InlineText as="span" className={styles.remark} text={remark} /> : null}
              </Fragment>
            ))}
            {note ? <div className={styles.note}>{note}</div> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
