import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable, type Fact } from "../../components/FactTable/FactTable"
import { Prose } from "../../components/Prose/Prose"
import { contentValue } from "../contentValue"
import * as styles from "./ParentAnswer.module.css"

interface Props {
  answer: Queries.ParentAnswerFieldsFragment
  /** Follow the facts of the answer. */
  moreFacts?: readonly Fact[]
}

/** Answer to a question of families: facts, text and links. */
export function ParentAnswer({ answer: { facts, body, links }, moreFacts = [] }: Props) {
  const allFacts = [
    ...(facts ?? []).map(({ label, ...value }) => ({ label, values: [contentValue(value)] })),
    ...moreFacts,
  ]
  return (
    <div className={styles.answer}>
      {allFacts.length ? <FactTable facts={allFacts} /> : null}
      <Prose paragraphs={body} />
      <ul className={styles.links}>
        {links?.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} label={label} variant="quiet" newTab={href.endsWith(".pdf")} />
          </li>
        ))}
      </ul>
    </div>
  )
}
