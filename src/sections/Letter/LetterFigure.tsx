import type { ApplicantPage } from "../../features/applicants/useApplicant"
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

/** The path of a curve over a part of the width; one decimal is finer than a screen. */
function pathOf(heightAt: (part: number) => number, from = 0, to = 1): string {
  const points = steps
    .filter((part) => part >= from && part <= to)
    .map((part) => `${(part * width).toFixed(1)} ${(baseline - heightAt(part)).toFixed(1)}`)
  return `M${points.join("L")}`
}

const rise = (part: number) => 94 * (0.22 * part + 0.78 * part ** 3.4)
const plateaus = curves.map(([top, soon]) => pathOf((part) => top * (1 - Math.exp(-part / soon))))

/** How far a path has come that goes on; one of the steps. */
const soFar = 0.5

interface Props {
  page: ApplicantPage
  /** Whether it is known whom the letter is for: before, the drawing says nothing. */
  isFound: boolean
}

/**
 * The mark of the house as a drawing: on an admission, curves that level off and one that goes on rising; on a decision a path
 * that has begun and goes on. It says nothing to screen readers.
 */
export function LetterFigure({ page, isFound }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.figure} aria-hidden="true">
      <path d={`M0 ${baseline}H${width}`} className={styles.axis} />
      <path d={steps.map((part) => `M${part * width} ${baseline}v5`).join("")} className={styles.axis} />
      {page === "letter" ? (
        <>
          {plateaus.map((path) => (
            <path key={path} d={path} className={styles.curve} />
          ))}
          {isFound ? <Path to={1} /> : null}
        </>
      ) : isFound ? (
        <>
          <path d={pathOf(rise, soFar)} className={styles.ahead} />
          <Path to={soFar} />
        </>
      ) : null}
    </svg>
  )
}

/** The rising path up to a part of the width, and where it stands. */
function Path({ to }: { to: number }) {
  return (
    <g className={styles.path}>
      <path d={pathOf(rise, 0, to)} className={styles.rising} />
      {/* A line of no length with round ends: a dot that stays round in any proportion. */}
      <path d={`M${to * width} ${(baseline - rise(to)).toFixed(1)}h0`} className={styles.dot} />
    </g>
  )
}
