import { forwardRef, useEffect, useId, useState, type InputHTMLAttributes } from "react"
import * as styles from "./SignInForm.module.css"

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "readOnly" | "onFocus" | "aria-invalid" | "aria-describedby"
> {
  text: { readonly passwordLabel: string; readonly show: string; readonly hide: string }
}

/** A password, and a button that lets one read it: a long one is seldom typed right unseen. */
export const PasswordField = forwardRef<HTMLInputElement, Props>(function PasswordField(
  { text, readOnly = false, ...input },
  ref,
) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  // Others may look at the screen by now, and password managers know only a field that is a password's when it is sent.
  useEffect(() => {
    if (readOnly) setShown(false)
  }, [readOnly])
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {text.passwordLabel}
      </label>
      <div className={styles.row}>
        <input
          {...input}
          ref={ref}
          id={id}
          className={styles.input}
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={readOnly}
        />
        <button type="button" className={styles.reveal} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? text.hide : text.show} <span className="visually-hidden">{text.passwordLabel}</span>
        </button>
      </div>
    </div>
  )
})
