import { useEffect, useId, useRef, type FormEvent } from "react"
import { InlineText } from "../../components/InlineText/InlineText"
import { useHydrated } from "../../hooks/useHydrated"
import { mayTakeFocus } from "../../lib/mayTakeFocus"
import { reloadPage } from "../../lib/reloadPage"
import { keepEmail, takeEmail } from "./keptEmail"
import { PasswordField } from "./PasswordField"
import * as styles from "./SignInForm.module.css"
import { useSignIn, type SignInState } from "./useSignIn"

interface Props {
  text: Queries.SignInTextFieldsFragment
}

/** Sign-in form. It keeps the typed values after a failed attempt. */
export function SignInForm({ text }: Props) {
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const alertElement = useRef<HTMLParagraphElement>(null)
  const reload = useRef<HTMLButtonElement>(null)
  const { state, submit, clear } = useSignIn()
  // Before hydration, a submission would leave the page.
  const isHydrated = useHydrated()
  const isPending = state.kind === "pending" || state.kind === "signedIn"
  const isMistyped = state.kind === "mismatch" || state.kind === "emptySheet"

  useEffect(() => {
    // Firefox keeps the value of a field that is removed, and restores it for the next user of a shared computer.
    if (state.kind === "signedIn" && email.current) email.current.value = ""
    // The visitor has submitted the form, and has to correct it or to read why it failed.
    if (!mayTakeFocus(email.current?.form)) return
    if (isMistyped) email.current?.focus()
    if (state.kind === "failed") alertElement.current?.focus()
    if (state.kind === "outdated") reload.current?.focus()
  }, [state, isMistyped])

  useEffect(() => {
    const kept = takeEmail()
    // The visitor may have typed before hydration.
    if (email.current && !email.current.value) email.current.value = kept
  }, [])

  useEffect(() => {
    // The back/forward cache would keep the password for the next user of a shared computer.
    const removePassword = () => {
      if (password.current) password.current.value = ""
    }
    window.addEventListener("pagehide", removePassword)
    return () => window.removeEventListener("pagehide", removePassword)
  }, [])

  const alert = alertOf(state, text)
  const describedByAlert = isMistyped ? { "aria-invalid": true, "aria-describedby": `${id}-alert` } : {}
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit({ email: email.current?.value ?? "", password: password.current?.value ?? "" })
  }
  return (
    <form
      // See `NewsletterForm`.
      name="sign-in"
      className={styles.form}
      method="post"
      data-state={state.kind}
      onSubmit={onSubmit}
      onInput={clear}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-email`} className={styles.label}>
          {text.emailLabel}
        </label>
        <input
          ref={email}
          id={`${id}-email`}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={isPending}
          {...describedByAlert}
        />
      </div>
      <PasswordField ref={password} text={text} readOnly={isPending} {...describedByAlert} />
      {alert ? (
        <p ref={alertElement} id={`${id}-alert`} role="alert" tabIndex={-1} className={styles.alert}>
          <InlineText text={alert} />
        </p>
      ) : null}
      {state.kind === "outdated" ? (
        <button
          ref={reload}
          type="button"
          className={styles.button}
          aria-describedby={`${id}-alert`}
          onClick={() => {
            keepEmail(email.current?.value ?? "")
            reloadPage()
          }}
        >
          {text.reload}
        </button>
      ) : (
        // aria-disabled while pending, because a disabled button loses the focus.
        <button type="submit" className={styles.button} disabled={!isHydrated} aria-disabled={isPending || undefined}>
          {isPending ? text.pending : text.button}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {isPending ? text.pending : ""}
      </p>
    </form>
  )
}

function alertOf(state: SignInState, text: Props["text"]): string | undefined {
  // The first two are from the specification, section 8.
  if (state.kind === "emptySheet") return "Email not found"
  if (state.kind === "mismatch") return "Incorrect email or password"
  if (state.kind === "failed") return state.reason === "crypto" ? text.insecure : text.failed
  if (state.kind === "outdated") return text.outdated
  return undefined
}
