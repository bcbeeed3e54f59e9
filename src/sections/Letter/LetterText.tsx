import { FactTable } from "../../components/FactTable/FactTable"
import { InlineText } from "../../components/InlineText/InlineText"
import { Prose } from "../../components/Prose/Prose"
import * as styles from "./Letter.module.css"
import { Flourish } from "./Flourish"
import { LetterActions } from "./LetterActions"
import { letterFacts } from "./letterFacts"

interface Props {
  letter: Queries.LetterPartsFragment
  /** The program that the letter is about. */
  program: Queries.LetterProgramFragment | undefined
  site: Queries.LetterSiteFragment
  userId: string
}

/** The letter below its first words: what it says, the facts, what to do next, and who signs. */
export function LetterText({ letter, program, site, userId }: Props) {
  const [lead, ...rest] = letter.body
  const facts = letterFacts(program, letter.commitDeadline)
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <Prose paragraphs={rest} />
      {facts.length ? <FactTable facts={facts} layout="grid" /> : null}
      <h2 className={styles.subheading}>{letter.nextStepsTitle}</h2>
      <ol className={styles.steps}>
        {letter.nextSteps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p>
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ol>
      <LetterActions letter={letter} site={site} userId={userId} />
      <footer className={styles.closing}>
        <p>
          <InlineText text={letter.closing} />
        </p>
        <p className={styles.signature}>
          <Flourish />
          {letter.signature}
          <span className={styles.signedFor}>{site.name}</span>
        </p>
      </footer>
    </>
  )
}
