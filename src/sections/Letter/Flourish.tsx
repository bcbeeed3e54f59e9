import * as styles from "./LetterFigure.module.css"

/** The stroke above a signature: the rising path of the figure, drawn by hand. It says nothing to screen readers. */
export function Flourish() {
  return (
    <svg viewBox="0 0 132 44" className={styles.flourish} aria-hidden="true">
      <path
        d="M3 30c10-14 19-24 23-20 5 5-14 26-7 28 6 2 13-20 19-18 5 2-4 15 1 16 5 0 8-13 13-12 4 1 0 10 5 10 14 0 36-10 66-25"
        className={styles.rising}
      />
      <circle cx="126" cy="7" r="4" className={styles.point} />
    </svg>
  )
}
