import { FactTable } from "../../components/FactTable/FactTable"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import * as styles from "./ProgramDetails.module.css"

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  paragraphs: readonly string[]
  /** Anchor of the facts. */
  factsId: string
  facts: readonly Queries.FactPartsFragment[]
}

/** A program in a few paragraphs, with its facts at a glance. */
export function ProgramDetails({ id, text, paragraphs, factsId, facts }: Props) {
  return (
    <Section id={id} text={text} layout="margin">
      <div className={styles.details}>
        <Prose paragraphs={paragraphs} />
        <div id={factsId}>
          <FactTable facts={facts} />
        </div>
      </div>
    </Section>
  )
}
