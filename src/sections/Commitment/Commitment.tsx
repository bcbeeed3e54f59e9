import { Icon } from "../../components/Icon/Icon"
import { InlineText } from "../../components/InlineText/InlineText"
import { Letterhead } from "../../components/Letterhead/Letterhead"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { EmbeddedForm } from "../../features/embedded-form/EmbeddedForm"
import { formAddress } from "../../features/embedded-form/formAddress"
import * as styles from "./Commitment.module.css"

interface Props {
  text: Queries.CommitPageFieldsFragment
  deadline: Queries.CommitDeadlineFieldsFragment | null
  form: Queries.FormFieldsFragment
  help: Queries.FormHelpTextFieldsFragment
  /** Name of the program, and the email address for applicants whose form does not work. */
  site: { readonly name: string; readonly email: string }
  /** The applicant's UUID; undefined in prerendered HTML. */
  uuid: string | undefined
}

/** Explains the commitment and its deadline, and shows the form with the applicant's UUID filled in. */
export function Commitment({ text, deadline, form, help, site, uuid }: Props) {
  const prefill = uuid && form.prefillField ? { [form.prefillField]: uuid } : {}
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
                {deadline.text}
              </time>{" "}
              <span className={styles.label}>{deadline.label}</span>
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
          {uuid ? (
            <p>
              <SiteLink href={`/letter/${encodeURIComponent(uuid)}/`} className={styles.back}>
                <Icon name="arrow-left" />
                {text.back}
              </SiteLink>
            </p>
          ) : null}
        </header>
        {uuid ? (
          <EmbeddedForm key={uuid} {...form} help={help} email={site.email} prefill={prefill} />
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
