import type { ReactNode } from "react"
import * as styles from "./EmbeddedForm.module.css"

/** Has the size of a form that has not loaded, and says why there is none. The text is announced when it changes. */
export function FormPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className={styles.form} data-state="placeholder">
      <div className={styles.panel}>
        <p className={styles.bar}>
          <span className={styles.direct} />
        </p>
        <div className={styles.view}>
          <div className={styles.empty} role="status">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
