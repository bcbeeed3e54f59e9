import type { Ref } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable } from "../../components/FactTable/FactTable"
import { InlineText } from "../../components/InlineText/InlineText"
import { Prose } from "../../components/Prose/Prose"
import { isOver } from "../../season"
import { askFirst } from "../askFirst"
import { ExampleWeek, hasExampleWeek } from "../ExampleWeek/ExampleWeek"
import * as styles from "./Letter.module.css"
import { LetterActions } from "./LetterActions"
import { letterFacts } from "./letterFacts"
import { letterLinks } from "./letterLinks"
import { Flourish } from "./LetterFigure"

interface Props {
  letter: Queries.LetterFieldsFragment
  program: Queries.LetterProgramFragment | undefined
  /** Whether all programs with dates are over. */
  isSeasonOver: boolean
  /** Before the last day of a program that is over. */
  ended: string
  weekText: Queries.ExampleWeekTextFieldsFragment
  site: Queries.LetterSiteFragment
  /** The decoded `userId` in the URL. */
  userId: string
  /** The applicant's name; may be empty. */
  name: string
  offerRef: Ref<HTMLParagraphElement>
}

/**
 * The letter below its heading: body, offer, facts, next steps, links and signature. The main link is also below the
 * facts.
 */
export function LetterText(props: Props) {
  const { letter, program, isSeasonOver, ended, weekText, site, userId, name, offerRef } = props
  const [lead = "", ...rest] = letter.body
  const links = letterLinks(letter, program, site, userId, name)
  const late = askFirst(letter, program)
  const facts = letterFacts(program, letter.commitDeadline, ended)
  return (
    <>
      <InlineText as="p" className={styles.lead} text={lead} />
      {letter.offer ? (
        <p ref={offerRef} className={styles.lead}>
          {letter.offer}
        </p>
      ) : null}
      {/* Above all that it makes untrue. */}
      {late?.hasBegun ? <InlineText as="p" text={late.text} /> : null}
      {letter.answers?.over && (isSeasonOver || isOver(program)) ? (
        <InlineText as="p" text={letter.answers.over} />
      ) : null}
      <Prose paragraphs={rest} />
      {facts.length ? <FactTable facts={facts} layout="grid" /> : null}
      {links.main ? (
        <p className={styles.action}>
          <ButtonLink {...links.main} />
        </p>
      ) : null}
      <h2 className={styles.subheading}>{letter.nextStepsTitle}</h2>
      <ol className={styles.steps}>
        {letter.nextSteps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <InlineText as="p" text={text} />
          </li>
        ))}
      </ol>
      <LetterActions label={letter.nextStepsTitle} links={links} />
      {program && hasExampleWeek(program) ? (
        <section className={styles.week} aria-labelledby="week">
          <h2 id="week" className={styles.subheading}>
            {weekText.title}
          </h2>
          <InlineText as="p" text={weekText.intro} />
          <ExampleWeek text={weekText} program={program} />
        </section>
      ) : null}
      <footer className={styles.closing}>
        <InlineText as="p" text={letter.closing} />
        <p className={styles.signature}>
          <Flourish />
          {letter.signature}
          <span className={styles.signedFor} translate="no">
            {site.name}
          </span>
        </p>
      </footer>
    </>
  )
}
