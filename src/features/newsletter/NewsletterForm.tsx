import { useEffect, useId, useRef, type FormEvent } from "react"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useHydrated } from "../../hooks/useHydrated"
import { mayTakeFocus } from "../../lib/mayTakeFocus"
import { reloadPage } from "../../lib/reloadPage"
import * as styles from "./NewsletterForm.module.css"
import { readDraft, saveDraft } from "./storage"
import { useSubscription } from "./useSubscription"

/** From the specification, section 8. */
const alerts = {
  invalid: "Please enter a valid email address",
  duplicate: "This email is already subscribed!",
  failed: "Failed to subscribe. Please try again.",
}
const thanks = { popup: "Welcome Aboard!", footer: "Thank you for subscribing!" }

interface Props {
  text: Queries.NewsletterTextFieldsFragment
  /** Place of the form, which decides the colors and the thanks. */
  variant: "footer" | "popup"
  onSubscribed?: () => void
}

/** Newsletter form. The typed address survives a reload. */
export function NewsletterForm({ text, variant, onSubscribed }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const reload = useRef<HTMLButtonElement>(null)
  const { state, attempt, preload, submit, clear } = useSubscription()
  // Before hydration, a submission would reload the page and lose what was typed.
  const isHydrated = useHydrated()

  useEffect(() => {
    // The visitor may have typed before hydration.
    if (input.current?.value) saveDraft(input.current.value)
    else if (input.current) input.current.value = readDraft()
  }, [])

  useEffect(() => {
    if (state.kind === "idle" || state.kind === "submitting") return
    // The visitor has submitted the form. Its button lost the focus when it was disabled.
    if (mayTakeFocus(input.current?.form)) (status.current ?? reload.current ?? input.current)?.focus()
  }, [state])

  if (state.kind === "subscribed")
    return (
      <p ref={status} className={styles.thanks} data-variant={variant} role="status" tabIndex={-1}>
        {thanks[variant]}
      </p>
    )

  const isSubmitting = state.kind === "submitting"
  const alert = { ...alerts, outdated: text.outdated, idle: null, submitting: null }[state.kind]
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await submit(input.current?.value ?? "")
    if (outcome?.kind === "subscribed") onSubscribed?.()
  }
  return (
    <form
      // At a reload, Firefox restores the values of a form without a name into one of another page.
      name={variant}
      className={styles.form}
      data-variant={variant}
      data-state={state.kind}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
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
          onFocus={preload}
          aria-invalid={state.kind === "invalid"}
          aria-describedby={alert ? `${id}-alert` : undefined}
          onInput={({ currentTarget }) => {
            saveDraft(currentTarget.value)
            clear()
          }}
        />
        {state.kind === "outdated" ? (
          <button
            ref={reload}
            type="button"
            className={styles.button}
            aria-describedby={`${id}-alert`}
            onClick={reloadPage}
          >
            {text.reload}
          </button>
        ) : (
          <button type="submit" className={styles.button} disabled={isSubmitting || !isHydrated}>
            {isSubmitting ? "Subscribing..." : text.button}
          </button>
        )}
      </div>
      {alert ? (
        // A new element for each attempt, so that screen readers announce the same message again.
        <p key={attempt} id={`${id}-alert`} className={styles.alert} role="alert">
          {alert}
        </p>
      ) : null}
      <p className={styles.note}>
        <InlineText text={text.privacy} /> <SiteLink href={text.privacyLink.href}>{text.privacyLink.label}</SiteLink>
      </p>
    </form>
  )
}
