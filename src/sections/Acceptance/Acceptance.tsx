import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable, type FactValue } from "../../components/FactTable/FactTable"
import { InlineText } from "../../components/InlineText/InlineText"
import { Prose } from "../../components/Prose/Prose"
import { TitledTexts } from "../../components/TitledTexts/TitledTexts"
import { mailtoUrl } from "../../format/mailtoUrl"
import { endSession, useVisitor } from "../../features/sign-in/session"
import * as styles from "./Acceptance.module.css"

interface Props {
  text: Queries.AcceptancePageFieldsFragment
  /** Address of the team. */
  email: string
  /** `location.state` of any shape. It has the visitor if session storage is blocked. */
  historyState: unknown
}

/**
 * Greets the signed-in applicant, describes the email with the link, and lists the next steps. Prerendered HTML has
 * only a heading and a loading message.
 */
export function Acceptance({ text, email, historyState }: Props) {
  const visitor = useVisitor(historyState)
  if (!visitor)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{text.heading}</h1>
        <p role="status" className={styles.checking}>
          {text.checking}
        </p>
        <noscript>
          <InlineText as="p" text={text.withoutScript} />
        </noscript>
      </div>
    )
  const { heading, body, email: sent, stepsHeading, steps, noEmail, signOut } = text
  // The applicant searches for the subject, which the email has in its language.
  const untranslated = (fact: FactValue): FactValue =>
    fact.value.includes(sent.subject) ? { ...fact, translate: "no" } : fact
  const applicant = [visitor.name, visitor.email].filter(Boolean).join("\r\n")
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <span>{visitor.name ? `${heading}, ` : heading}</span>
        {visitor.name ? <bdi translate="no">{visitor.name}</bdi> : null}
      </h1>
      <div className={styles.body}>
        <Prose paragraphs={body} />
      </div>
      <section className={styles.next} aria-labelledby="email">
        <h2 id="email" className={styles.subtitle}>
          {sent.title}
        </h2>
        {visitor.email ? (
          <p>
            {sent.sentTo}{" "}
            <strong translate="no">
              <bdi>{visitor.email}</bdi>
            </strong>
          </p>
        ) : null}
        <FactTable facts={sent.facts.map(({ label, ...value }) => ({ label, values: [untranslated(value)] }))} />
      </section>
      <section className={styles.next} aria-labelledby="next-steps">
        <h2 id="next-steps" className={styles.subtitle}>
          {stepsHeading}
        </h2>
        <TitledTexts items={steps} ordered />
      </section>
      {noEmail ? (
        <section className={styles.aside} aria-labelledby="no-email">
          <h2 id="no-email" className={styles.asideTitle}>
            {noEmail.title}
          </h2>
          <InlineText as="p" text={noEmail.text} />
          <ButtonLink href={mailtoUrl(email, noEmail.mail, applicant)} label={noEmail.mail.label} />
        </section>
      ) : null}
      <p>
        <button type="button" className={styles.signOut} onClick={endSession}>
          {signOut}
        </button>
      </p>
    </div>
  )
}
