import type { ReactNode } from "react"
import * as styles from "./EmbeddedForm.module.css"

interface Props {
  /** Whether the form will come: its size is reserved. */
  isWaiting: boolean
  children: ReactNode
}

/** In place of a form: says why the form is missing. The text is announced when it changes. */
export function FormPlaceholder({ isWaiting, children }: Props) {
  return (
    <div className={styles.form} data-state="placeholder">
      <div className={styles.panel}>
        {isWaiting ? (
          <p className={styles.bar}>
            <span className={styles.direct} />
          </p>
        ) : null}
        <div className={styles.view}>
          <div className={styles.empty} data-waiting={isWaiting || undefined} role="status">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
