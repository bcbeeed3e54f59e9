import { useEffect, useId, useRef, useState, type FormEvent } from "react"
import { PasswordField } from "./PasswordField"
import { Problem, type ProblemText } from "./Problem"
import * as styles from "./SignInForm.module.css"
import { useSignIn } from "./useSignIn"

/** Words of the form, as content gives them. */
export interface SignInText extends ProblemText {
  readonly emailLabel: string
  readonly passwordLabel: string
  /** On the button beside the password, while it is hidden and while it can be read. */
  readonly show: string
  readonly hide: string
  readonly button: string
  readonly pending: string
}

interface Props {
  text: SignInText
}

/** Asks for address and password, and says how it went. What was typed stays until it was right. */
export function SignInForm({ text }: Props) {
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  const { state, prepare, submit, clear } = useSignIn()
  // Sent before the scripts run, the form would leave the page.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  useEffect(() => {
    // Where the visitor may have mistyped, the focus goes to what was typed; otherwise to what can be done instead.
    if (state.kind === "mismatch" || state.kind === "emptySheet") email.current?.focus()
    if (state.kind === "failed") problem.current?.focus()
  }, [state])

  const isPending = state.kind === "pending" || state.kind === "signedIn"
  const isMistyped = state.kind === "mismatch" || state.kind === "emptySheet"
  const described = isMistyped ? { "aria-invalid": true, "aria-describedby": `${id}-problem` } : {}
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit({ email: email.current?.value ?? "", password: password.current?.value ?? "" })
  }
  return (
    <form className={styles.form} method="post" data-state={state.kind} onSubmit={send} onInput={clear}>
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
          onFocus={prepare}
          {...described}
        />
      </div>
      <PasswordField ref={password} text={text} readOnly={isPending} onFocus={prepare} {...described} />
      <Problem ref={problem} id={`${id}-problem`} state={state} text={text} />
      {/* It stays a button while it is busy: a disabled one would lose the focus. */}
      <button type="submit" className={styles.button} disabled={!isReady} aria-disabled={isPending}>
        {isPending ? text.pending : text.button}
      </button>
      <p role="status" className="visually-hidden">
        {isPending ? text.pending : ""}
      </p>
    </form>
  )
}
