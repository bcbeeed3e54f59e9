import { forwardRef, useId, useState, type InputHTMLAttributes } from "react"
import * as styles from "./SignInForm.module.css"

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, "readOnly" | "aria-invalid" | "aria-describedby"> {
  text: { readonly passwordLabel: string; readonly show: string; readonly hide: string }
}

/** Password field with a button that shows the password, because a long password is hard to type without seeing it. */
export const PasswordField = forwardRef<HTMLInputElement, Props>(function PasswordField(
  { text, readOnly = false, ...input },
  ref,
) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  // Hides the password on submit: password managers recognize only a field of type password.
  if (readOnly && isShown) setShown(false)
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
          <span>{isShown ? text.hide : text.show}</span> <span className="visually-hidden">{text.passwordLabel}</span>
        </button>
      </div>
    </div>
  )
})
