import { useId } from "react"
import * as styles from "./NewsletterForm.module.css"

/** Words of the form, as content gives them. */
export interface NewsletterText {
  readonly emailLabel: string
  readonly placeholder: string
  readonly button: string
  readonly privacy: string
}

/** The form that asks for a mail address. */
export function NewsletterForm({ text }: { text: NewsletterText }) {
  const id = useId()
  return (
    <form className={styles.form} noValidate>
      <label htmlFor={id} className={styles.label}>
        {text.emailLabel}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={text.placeholder}
        />
        <button type="submit" className={styles.button}>
          {text.button}
        </button>
      </div>
      <p className={styles.note}>{text.privacy}</p>
    </form>
  )
}
