import { graphql } from "gatsby"
import { Icon } from "../../components/Icon/Icon"
import { InlineText } from "../../components/InlineText/InlineText"
import { Letterhead } from "../../components/Letterhead/Letterhead"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useLetterOwner } from "../../features/applicants/useLetterOwner"
import { StateText } from "../../features/season/StateText"
import { formAddress } from "../../formProvider"
import { useHydrated } from "../../hooks/useHydrated"
import { askFirst } from "../askFirst"
import { useLetterChanges } from "../useLetterChanges"
import { CommitForm } from "./CommitForm"
import * as styles from "./Commitment.module.css"

export const commitLetterFragment = graphql`
  fragment CommitLetter on Letter {
    program
    commitDeadline {
      ...CommitDeadlineFields
    }
    commit {
      ...LetterCommitFields
    }
  }
`

interface Props {
  text: Queries.CommitPageFieldsFragment
  letter: Queries.CommitLetterFragment
  program: Queries.ProgramInstantsFieldsFragment | undefined
  form: Queries.FormFieldsFragment
  help: Queries.FormHelpTextFieldsFragment
  /** Name of the program, and the email address for applicants whose form does not work. */
  site: { readonly name: string; readonly email: string }
  /** The applicant's UUID; undefined in prerendered HTML. */
  uuid: string | undefined
}

/**
 * Explains the commitment and its deadline, and shows the form. What is true only for an applicant with a letter is
 * shown once it is found. If no letter has the UUID, the page says so instead.
 */
export function Commitment({ text, letter, program, form, help, site, uuid }: Props) {
  const owner = useLetterOwner(uuid)
  useLetterChanges(program ? [program] : [], letter.commitDeadline)
  const isUnknown = owner.kind === "unknown"
  const isFound = owner.kind === "found"
  const deadline = isUnknown ? null : letter.commitDeadline
  // By the clock only, so also while the letter is looked up, or if that fails. The prerendered page has no clock.
  const late = useHydrated() && !isUnknown ? askFirst(letter, program) : undefined
  return (
    <div className={styles.desk}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Letterhead name={site.name} />
          {text.eyebrow ? <p className={styles.eyebrow}>{text.eyebrow}</p> : null}
          <h1 className={styles.title}>{isUnknown ? text.unknown.title : text.title}</h1>
          {isUnknown ? null : (
            <StateText
              as="p"
              className={`${styles.lede} ${late?.hasBegun ? styles.begun : ""}`}
              text={late?.hasBegun ? late.text : text.lede}
              others={[text.lede, letter.commit?.late.running, letter.commit?.late.over]}
            />
          )}
          {deadline ? (
            <p className={styles.deadline}>
              <span className={styles.label}>{text.deadlineLabel}</span>
              {deadline.isAfterLastRound ? (
                <>
                  <time dateTime={deadline.date} className={styles.date}>
                    {deadline.text}
                  </time>{" "}
                  <span className={styles.label}>{deadline.label}</span>
                </>
              ) : (
                <span className={styles.date}>{deadline.elsewhere}</span>
              )}
              {/* Its place is reserved, so that the form does not move. */}
              <span className={styles.passed} data-hidden={!late || undefined}>
                {deadline.passed}
              </span>
            </p>
          ) : null}
          {isUnknown ? null : (
            <>
              <dl className={styles.points}>
                {text.points?.map((point) => (
                  <Point key={point.title} point={point} />
                ))}
                {/* Its place is reserved, so that the form does not move. */}
                <Point point={text.filledIn} isUntilSent isHidden={!isFound} />
              </dl>
              {/* Its place is reserved too. */}
              <p className={styles.backPlace}>
                {uuid && isFound ? (
                  <SiteLink href={`/letter/${encodeURIComponent(uuid)}/`} className={styles.back}>
                    <Icon name="arrow-left" />
                    <span>{text.back}</span>
                  </SiteLink>
                ) : null}
              </p>
            </>
          )}
        </header>
        <div>
          <p className={styles.applicant}>
            {isFound ? (
              <span key={owner.name}>
                {text.applicant} <strong translate="no">{owner.name}</strong>
              </span>
            ) : null}
          </p>
          <CommitForm text={text} form={form} help={help} email={site.email} uuid={uuid} owner={owner} late={late} />
          <noscript>
            <p className={styles.withoutScript}>
              {text.withoutScript}
              <a href={formAddress(process.env.GATSBY_FORMS_URL, form.formId)}>{help.directLink}</a>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </noscript>
        </div>
      </div>
    </div>
  )
}

interface PointProps {
  point: Queries.CommitPageFieldsFragment["filledIn"]
  isHidden?: boolean
  isUntilSent?: boolean
}

function Point({ point, isHidden, isUntilSent }: PointProps) {
  return (
    <div className={styles.point} data-hidden={isHidden || undefined} data-until-sent={isUntilSent}>
      <dt className={styles.name}>{point.title}</dt>
      <dd className={styles.text}>
        <InlineText text={point.text} />
        {point.link ? (
          <>
            {" "}
            <SiteLink href={point.link.href} newTab>
              {point.link.label}
            </SiteLink>
          </>
        ) : null}
      </dd>
    </div>
  )
}
