import { useEffect, useId, useRef, useState, type FormEvent } from "react"
import { InlineText } from "../../components/InlineText/InlineText"
import * as styles from "./NewsletterForm.module.css"
import { problemWords, submittingLabel, thanks } from "./outcome"
import { keepDraft, readDraft } from "./storage"
import { useSubscription } from "./useSubscription"

/** Words of the form, as content gives them. */
export interface NewsletterText {
  readonly emailLabel: string
  readonly placeholder: string
  readonly button: string
  readonly privacy: string
}

interface Props {
  text: NewsletterText
  /** Where the form stands: it decides the colors and the words of thanks. */
  variant: "footer" | "popup"
  onSubscribed?: () => void
}

/** The form that asks for a mail address. What was typed outlives a reload; a message says how it went. */
export function NewsletterForm({ text, variant, onSubscribed }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { state, prepare, submit, clear } = useSubscription()
  // Sent before the scripts run, the form would reload the page and lose what was typed.
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    setReady(true)
    // Somebody may have typed before the scripts ran.
    if (input.current?.value) keepDraft(input.current.value)
    else if (input.current) input.current.value = readDraft()
  }, [])

  useEffect(() => {
    if (state.kind === "idle" || state.kind === "submitting") return
    // The button was disabled and lost the focus. Whoever has gone elsewhere meanwhile is left there.
    const focused = document.activeElement
    if (focused === document.body || input.current?.form?.contains(focused)) (status.current ?? input.current)?.focus()
  }, [state])

  if (state.kind === "subscribed")
    return (
      <p ref={status} className={styles.thanks} data-variant={variant} role="status" tabIndex={-1}>
        {thanks[variant]}
      </p>
    )

  const isSubmitting = state.kind === "submitting"
  const problem = isSubmitting || state.kind === "idle" ? null : problemWords[state.kind]
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await submit(input.current?.value ?? "")
    if (outcome?.kind === "subscribed") onSubscribed?.()
  }
  return (
    <form
      className={styles.form}
      data-variant={variant}
      data-state={state.kind}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <label htmlFor={id} className={styles.label}>
        {text.emailLabel}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={text.placeholder}
          readOnly={isSubmitting}
          onFocus={prepare}
          aria-invalid={state.kind === "invalid"}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onInput={({ currentTarget }) => {
            keepDraft(currentTarget.value)
            clear()
          }}
        />
        <button type="submit" className={styles.button} disabled={isSubmitting || !isReady}>
          {isSubmitting ? submittingLabel : text.button}
        </button>
      </div>
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <p className={styles.note}>
        <InlineText text={text.privacy} />
      </p>
    </form>
  )
}
