import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { mailtoUrl } from "../../format/mailtoUrl"
import { endSession, useVisitor } from "../../features/sign-in/session"
import * as styles from "./Acceptance.module.css"

export const acceptanceFragment = graphql`
  fragment AcceptanceParts on AcceptancePage {
    heading
    checking
    withoutScript
    body
    stepsHeading
    steps {
      ...TitledTextParts
    }
    noEmail {
      ...HelpTextParts
    }
    signOut
  }
`

interface Props {
  text: Queries.AcceptancePartsFragment
  /** Address of the team. */
  email: string
  /** `location.state` of any shape. It has the visitor if session storage is blocked. */
  historyState: unknown
}

/** Greets the signed-in applicant and lists the next steps. Prerendered HTML has only a heading and a loading message. */
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
          <p>
            <InlineText text={text.withoutScript} />
          </p>
        </noscript>
      </div>
    )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{visitor.name ? `${text.heading}, ${visitor.name}` : text.heading}</h1>
      <div className={styles.body}>
        {text.body.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
      <section className={styles.next} aria-labelledby="next-steps">
        <h2 id="next-steps" className={styles.subtitle}>
          {text.stepsHeading}
        </h2>
        <ol className={styles.steps}>
          {text.steps.map(({ title, text: stepText }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p>
                <InlineText text={stepText} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      {text.noEmail ? <NoEmail text={text.noEmail} email={email} name={visitor.name} /> : null}
      <p>
        <button type="button" className={styles.signOut} onClick={endSession}>
          {text.signOut}
        </button>
      </p>
    </div>
  )
}

interface NoEmailProps extends Pick<Props, "email"> {
  text: Queries.HelpTextPartsFragment
  name: string
}

/** Help for an applicant who received no email or lost it. */
function NoEmail({ text: { title, text, mail }, email, name }: NoEmailProps) {
  return (
    <section className={styles.aside} aria-labelledby="no-email">
      <h2 id="no-email" className={styles.stepTitle}>
        {title}
      </h2>
      <p>
        <InlineText text={text} />
      </p>
      <ButtonLink href={mailtoUrl(email, mail, name)} label={mail.label} variant="quiet" />
    </section>
  )
}
