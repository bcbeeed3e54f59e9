import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import * as styles from "./EmbeddedForm.module.css"

/** Default height of an embedded form in CSS pixels (specification, section 9). */
export const defaultFormHeight = 539

interface Props {
  /** Number of the form at the provider. */
  formId: string
  /** Name of the form, read out by screen readers. */
  title: string
  /** Height in CSS pixels. */
  height?: number
}

/** A form of the external provider, with a direct link beside it for whoever cannot use it here. */
export function EmbeddedForm({ formId, title, height = defaultFormHeight }: Props) {
  const address = `${process.env.GATSBY_FORMS_URL}/${formId}`
  return (
    <div className={styles.form}>
      <iframe
        id={`JotFormIFrame-${formId}`}
        className={styles.frame}
        title={title}
        src={`${address}?isIframeEmbed=1`}
        height={height}
        loading="lazy"
        allow="geolocation; microphone; camera; fullscreen; payment"
      />
      <ButtonLink href={address} label="Open the form on its own page" variant="quiet" />
    </div>
  )
}
