import { FactTable } from "../../components/FactTable/FactTable"
import { InlineText } from "../../components/InlineText/InlineText"
import { Prose } from "../../components/Prose/Prose"
import * as styles from "./Letter.module.css"
import { LetterActions } from "./LetterActions"
import { letterFacts } from "./letterFacts"
import { Flourish } from "./LetterFigure"

interface Props {
  letter: Queries.LetterPartsFragment
  program: Queries.LetterProgramFragment | undefined
  site: Queries.LetterSiteFragment
  /** The decoded `userId` in the URL. */
  userId: string
}

/** The letter below its heading: body, facts, next steps, links and signature. */
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
