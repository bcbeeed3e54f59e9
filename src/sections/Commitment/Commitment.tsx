import { graphql } from "gatsby"
import { Icon } from "../../components/Icon/Icon"
import { Letterhead } from "../../components/Letterhead/Letterhead"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { EmbeddedForm } from "../../features/embedded-form/EmbeddedForm"
import { formAddress } from "../../features/embedded-form/formAddress"
import * as styles from "./Commitment.module.css"

export const commitmentFragment = graphql`
  fragment CommitmentParts on CommitPage {
    eyebrow
    title
    lede
    deadlineLabel
    points {
      ...LinkedTextParts
    }
    back
    withoutScript
  }
  fragment CommitmentDeadline on CommitDeadline {
    date
    label
  }
  fragment CommitmentForm on Form {
    ...FormParts
    prefillField
  }
`

interface Props {
  text: Queries.CommitmentPartsFragment
  deadline: Queries.CommitmentDeadlineFragment | null
  form: Queries.CommitmentFormFragment
  help: Queries.FormHelpPartsFragment
  /** Name of the house, and where to write when the form does not work. */
  site: { readonly name: string; readonly email: string }
  /** Id of the applicant, without dots; undefined until the browser has read it from the address. */
  applicantId: string | undefined
}

/** What committing means and until when, and the form, filled in with the applicant's id. */
export function Commitment({ text, deadline, form, help, site, applicantId }: Props) {
  const prefill = applicantId && form.prefillField ? { [form.prefillField]: applicantId } : {}
  return (
    <div className={styles.desk}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Letterhead name={site.name} />
          {text.eyebrow ? <p className={styles.eyebrow}>{text.eyebrow}</p> : null}
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.lede}>{text.lede}</p>
          {deadline ? (
            <p className={styles.deadline}>
              <span className={styles.label}>{text.deadlineLabel}</span>
              <time dateTime={deadline.date} className={styles.date}>
                {deadline.label}
              </time>
            </p>
          ) : null}
          {text.points?.length ? (
            <dl className={styles.points}>
              {text.points.map((point) => (
                <div key={point.title} className={styles.point}>
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
              ))}
            </dl>
          ) : null}
          {applicantId ? (
            <p>
              <SiteLink href={`/letter/${encodeURIComponent(applicantId)}/`} className={styles.back}>
                <Icon name="arrow-left" />
                {text.back}
              </SiteLink>
            </p>
          ) : null}
        </header>
        {applicantId ? (
          <EmbeddedForm
            key={applicantId}
            formId={form.formId}
            title={form.title}
            help={help}
            email={site.email}
            prefill={prefill}
          />
        ) : (
          <div>
            <p role="status" className={styles.loading}>
              Loading...
            </p>
            <noscript>
              <p className={styles.withoutScript}>
                {text.withoutScript}
                <a href={formAddress(form.formId)}>{help.directLink}</a>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </p>
            </noscript>
          </div>
        )}
      </div>
    </div>
  )
}
