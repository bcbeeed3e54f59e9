import type { ComponentProps, ReactNode } from "react"
import { FactTable } from "../../components/FactTable/FactTable"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { contentValue } from "../contentValue"
import * as styles from "./FactsSection.module.css"

interface Props extends Pick<ComponentProps<typeof Section>, "id" | "text" | "tone"> {
  paragraphs: readonly string[]
  facts: readonly Queries.FactRowFieldsFragment[]
  /** Anchor of the facts. */
  factsId?: string
  /** Below the paragraphs on wide screens, otherwise below the facts. */
  children?: ReactNode
}

/** Paragraphs, and on wide screens beside them a table of facts. */
export function FactsSection({ paragraphs, facts, factsId, children, ...section }: Props) {
  return (
    <Section
      {...section}
      layout="margin"
      belowHeading={<Prose paragraphs={paragraphs} />}
      aside={children ? <div className={styles.aside}>{children}</div> : null}
    >
      <div id={factsId}>
        <FactTable facts={facts.map(({ label, ...value }) => ({ label, values: [contentValue(value)] }))} />
      </div>
    </Section>
  )
}
