import * as styles from "./LetterFigure.module.css"

/** Size of the figure in units of its `viewBox`. */
const width = 640
const height = 112
const baseline = 100

/** Curves that level off: height of the plateau in units, and time constant as a fraction of the width. */
const plateaus = [
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

/** Points of a curve, as fractions of the width. */
const steps = [...Array(33).keys()].map((step) => step / 32)

/** Returns the path of a curve between two fractions of the width. `heightAt` is in units. */
function pathOf(heightAt: (x: number) => number, from = 0, to = 1): string {
  const points = steps
    .filter((x) => x >= from && x <= to)
    .map((x) => `${(x * width).toFixed(1)} ${(baseline - heightAt(x)).toFixed(1)}`)
  return `M${points.join("L")}`
}

/** Height of the rising curve in units. `x` is a fraction of the width. */
const rise = (x: number) => 94 * (0.22 * x + 0.78 * x ** 3.4)
const plateauPaths = plateaus.map(([top, timeConstant]) => pathOf((x) => top * (1 - Math.exp(-x / timeConstant))))

/** End of the solid part of a decision's curve, as a fraction of the width. It must be in `steps`. */
const halfway = 0.5

interface Props {
  result: "admission" | "offer"
  /** Whether the applicant is found. Before that, the figure has only its axis, which is the same for each result. */
  isFound: boolean
}

/**
 * Decorative figure in the style of the brand mark. An admission shows curves that level off and one rising curve. A
 * decision shows only the rising curve, dotted after the middle of the width.
 */
export function LetterFigure({ result, isFound }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.figure} aria-hidden="true">
      <path d={`M0 ${baseline}H${width}`} className={styles.axis} />
      <path d={steps.map((x) => `M${x * width} ${baseline}v5`).join("")} className={styles.axis} />
      {!isFound ? null : result === "admission" ? (
        <>
          {plateauPaths.map((path) => (
            <path key={path} d={path} className={styles.curve} />
          ))}
          <RisingCurve to={1} />
        </>
      ) : (
        <>
          <path d={pathOf(rise, halfway)} className={styles.dotted} />
          <RisingCurve to={halfway} />
        </>
      )}
    </svg>
  )
}

/** The rising curve up to a fraction of the width, with a dot at its end. */
function RisingCurve({ to }: { to: number }) {
  return (
    <g className={styles.risingCurve}>
      <path d={pathOf(rise, 0, to)} className={styles.rising} />
      {/* A line of length 0 with round caps. It stays round when the figure is stretched; a circle would not. */}
      <path d={`M${to * width} ${(baseline - rise(to)).toFixed(1)}h0`} className={styles.dot} />
    </g>
  )
}

/** Decorative stroke above the signature. It resembles the rising curve of `LetterFigure`. */
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
