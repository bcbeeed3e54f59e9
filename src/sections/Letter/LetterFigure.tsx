import * as styles from "./LetterFigure.module.css"

/** Size of the drawing in its own units. */
const width = 640
const height = 112
const baseline = 100

/** Curves that level off: how high, in units, and how soon, as a part of the width. */
const curves = [
  [78, 0.3],
  [70, 0.16],
  [64, 0.44],
  [56, 0.24],
  [49, 0.6],
  [42, 0.34],
  [34, 0.2],
  [27, 0.5],
  [19, 0.3],
  [11, 0.7],
] as const

const steps = [...Array(33).keys()].map((step) => step / 32)

/** The path of a curve over the whole width; one decimal is finer than a screen. */
function pathOf(heightAt: (part: number) => number): string {
  const points = steps.map((part) => `${(part * width).toFixed(1)} ${(baseline - heightAt(part)).toFixed(1)}`)
  return `M${points.join("L")}`
}

const plateaus = curves.map(([top, soon]) => pathOf((part) => top * (1 - Math.exp(-part / soon))))
const rising = pathOf((part) => 94 * (0.22 * part + 0.78 * part ** 3.4))

interface Props {
  /** Whether one of the curves goes on rising. */
  hasWinner: boolean
}

/** Curves that level off, and for an admission one that goes on rising, the mark of the house. It says nothing to screen readers. */
export function LetterFigure({ hasWinner }: Props) {
  return (
    <svg viewBox={`0 -6 ${width + 8} ${height + 6}`} className={styles.figure} aria-hidden="true">
      <path d={`M0 ${baseline}H${width}`} className={styles.axis} />
      <path d={steps.map((part) => `M${part * width} ${baseline}v4`).join("")} className={styles.axis} />
      {plateaus.map((path) => (
        <path key={path} d={path} className={styles.curve} />
      ))}
      {hasWinner ? (
        <>
          <path d={rising} className={styles.rising} />
          <circle cx={width} cy={baseline - 94} r="5" className={styles.point} />
        </>
      ) : null}
    </svg>
  )
}
