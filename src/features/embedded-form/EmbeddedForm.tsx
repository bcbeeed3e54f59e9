import { useRef, type ReactNode } from "react"
import { Icon } from "../../components/Icon/Icon"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { formAddress, frameId, type Prefill } from "../../formProvider"
import { useHydrated } from "../../hooks/useHydrated"
import { bufferEarlyMessages } from "./earlyMessages"
import * as styles from "./EmbeddedForm.module.css"
import { useFormFrame } from "./useFormFrame"

/** In CSS pixels (specification, section 9). */
const defaultFormHeight = 539

/** What the forms of the provider need. A form outside a sandbox may also open dialogs and navigate this page. */
const sandbox =
  "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"

interface Props {
  formId: string
  title: string
  help: Queries.FormHelpTextFieldsFragment
  /** Contact address for a form that does not load. */
  email: string
  /** Fixed height in CSS pixels; undefined if the form determines the height. */
  height?: number | undefined
  /** Initial values of the form's fields. They may be private, so the frame then gets no referrer. */
  prefill?: Prefill | undefined
  /** Above the frame. */
  notice?: ReactNode
  /** Whether the frame has no sandbox, because the form does not work in one. */
  withoutSandbox?: boolean | null
}

/** A form of the external provider, with a direct link and notes for a late and a submitted form. */
export function EmbeddedForm({ formId, title, help, email, height, prefill, notice, withoutSandbox }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isHydrated = useHydrated()
  const form = useFormFrame(frame, { formId, height: height ?? defaultFormHeight, isFixed: height !== undefined })
  return (
    // Styles of the page around it read the state, such as those of the commit page.
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
      <div className={styles.panel}>
        {notice}
        <p className={styles.bar}>
          {height === undefined ? null : <span className={styles.hint}>{help.scrolls}</span>}
          <SiteLink href={formAddress(process.env.GATSBY_FORMS_URL, formId, prefill)} className={styles.direct}>
            {help.directLink}
            <Icon name="arrow-up-right" />
          </SiteLink>
        </p>
        {isHydrated ? null : <script dangerouslySetInnerHTML={{ __html: `(${bufferEarlyMessages.toString()})()` }} />}
        <div className={styles.view} data-height={height === undefined ? undefined : "fixed"}>
          <iframe
            ref={frame}
            id={frameId(formId)}
            className={styles.frame}
            title={title}
            src={formAddress(process.env.GATSBY_FORMS_URL, formId, prefill, true)}
            height={form.height}
            loading="lazy"
            sandbox={withoutSandbox ? undefined : sandbox}
            allow="geolocation; microphone; camera; fullscreen; payment"
            referrerPolicy={prefill ? "no-referrer" : undefined}
            onLoad={form.onLoad}
          />
          {form.state === "waiting" || form.state === "loaded" ? <p className={styles.cover}>Loading...</p> : null}
        </div>
      </div>
      <p className={styles.privacy}>
        <SiteLink href={help.privacy.href} newTab>
          {help.privacy.label}
        </SiteLink>
      </p>
    </div>
  )
}
