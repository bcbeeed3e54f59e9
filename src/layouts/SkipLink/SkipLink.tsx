import * as styles from "./SkipLink.module.css"

/** The first stop of the tab key: past banner and header to the content. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  )
}
