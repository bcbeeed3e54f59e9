import { useRef } from "react"
import { Icon } from "../../components/Icon/Icon"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { EarlyMessages } from "./earlyMessages"
import * as styles from "./EmbeddedForm.module.css"
import { formAddress, type Prefill } from "./formAddress"
import { useFormFrame } from "./useFormFrame"

/** Default height of an embedded form in CSS pixels (specification, section 9). */
const defaultFormHeight = 539

/** Words around a form, as content gives them. */
export interface FormHelp {
  readonly directLink: string
  readonly late: string
  readonly sent: string
}

interface Props {
  /** Number of the form at the provider. */
  formId: string
  /** Name of the form, read out by screen readers. */
  title: string
  help: FormHelp
  /** Where to write when the form does not work. */
  email: string
  /** Fixed height in CSS pixels; without it the form says how high it is. */
  height?: number | undefined
  /** What the form's fields are filled with beforehand. The form then learns nothing of the page it stands on. */
  prefill?: Prefill | undefined
}

/** A form of the external provider, with a direct link beside it, and words when it does not come or has been sent. */
export function EmbeddedForm({ formId, title, help, email, height, prefill }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const form = useFormFrame(frame, { formId, height: height ?? defaultFormHeight, isFixed: height !== undefined })
  return (
    <div className={styles.form} data-state={form.state}>
      <div role="status">
        {form.state === "late" ? (
          <p className={styles.note} data-kind="late">
            {help.late} <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : null}
        {form.state === "sent" ? (
          <p className={styles.note} data-kind="sent">
            {help.sent}
          </p>
        ) : null}
      </div>
      <div className={styles.sheet}>
        <p className={styles.bar}>
          {form.state === "waiting" ? <span className={styles.waiting}>Loading...</span> : null}
          <SiteLink href={formAddress(formId, prefill)} className={styles.direct}>
            {help.directLink}
            <Icon name="arrow-up-right" />
          </SiteLink>
        </p>
        <EarlyMessages />
        <iframe
          ref={frame}
          id={`JotFormIFrame-${formId}`}
          className={styles.frame}
          title={title}
          src={formAddress(formId, prefill, true)}
          height={form.height}
          loading="lazy"
          allow="geolocation; microphone; camera; fullscreen; payment"
          referrerPolicy={prefill ? "no-referrer" : undefined}
          onLoad={form.onLoad}
        />
      </div>
    </div>
  )
}
