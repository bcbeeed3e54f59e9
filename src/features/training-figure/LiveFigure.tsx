import { useLayoutEffect, useReducer } from "react"
import { IconButton } from "../../components/IconButton/IconButton"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { mayTakeFocus } from "../../lib/mayTakeFocus"
import { Plot } from "./Plot"
import { neuronChoices, toPlot } from "./spirals"
import type { Example } from "./network"
import { createTraining, reduce } from "./training"
import * as styles from "./LiveFigure.module.css"

/** Gives the focus of the button that loaded this figure to the button in its place. */
const takeFocus = (controls: HTMLElement | null) => {
  const button = controls?.querySelector("button")
  if (mayTakeFocus(button)) button?.focus({ preventScroll: true })
}

/** Covers the plots of the picture with those of a network that trains, and shows its controls. */
export function LiveFigure({ text }: { text: Queries.HeroTrainingFieldsFragment }) {
  const [training, dispatch] = useReducer(reduce, undefined, () => createTraining())
  const { phase, neurons, points, chosen, step, end, result } = training
  const isTraining = phase === "training"
  // Under reduced motion, the plots change only at the end of a run.
  const { mistakes, logits, share, outcome } = useReducedMotion() && isTraining ? training.lastEnd : result
  const isEvaluated = step === result.mistakes.length

  useLayoutEffect(() => {
    if (!isTraining) return
    // Separate tasks, so that none is long, and a step after the frame, so that it shows the answer to a press first.
    let task: ReturnType<typeof setTimeout>
    const later = (type: "step" | "evaluate") => {
      task = setTimeout(() => dispatch({ type }))
    }
    if (!isEvaluated) later("evaluate")
    const frame = isEvaluated ? requestAnimationFrame(() => later("step")) : 0
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [isTraining, isEvaluated, result])

  const [x, y] = toPlot((points[chosen] as Example).x)
  const reasons = { 2: text.twoNeurons, 8: text.eightNeurons, 40: text.notLearned }
  const sentences = {
    none: phase === "idle" ? (text.intro ?? text.help) : text.help,
    learned: training.wasFooled ? text.learnedToo : text.learned,
    fooled: phase === "done" ? text.stillFooled : text.fooled,
    failed: reasons[neurons],
  }
  // Not 100% while a dot is wrong.
  const percent = share < 1 ? Math.min(99, Math.round(100 * share)) : 100
  const hasNext = text.next && (outcome === "learned" || outcome === "fooled")
  return (
    <>
      <div ref={takeFocus} className={styles.controls}>
        <IconButton
          icon={isTraining ? "pause" : "play"}
          label={isTraining ? text.pause : text.train}
          onClick={() => dispatch({ type: isTraining ? "pause" : "train" })}
        />
        <div className={styles.neurons} role="radiogroup" aria-labelledby="training-neurons">
          {neuronChoices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="neurons"
                checked={choice === neurons}
                onChange={() => dispatch({ type: "build", neurons: choice })}
              />
              {choice}
            </label>
          ))}
          <span id="training-neurons">{text.neurons}</span>
        </div>
        <IconButton icon="rotate-ccw" label={text.reset} onClick={() => dispatch({ type: "reset" })} />
      </div>
      <Plot training={training} logits={logits} label={text.label} dispatch={dispatch} />
      <svg className={styles.mistakes} viewBox={`0 0 ${end} ${points.length / 2}`} preserveAspectRatio="none">
        <polyline points={mistakes.map((count, index) => `${index},${points.length / 2 - count}`).join(" ")} />
      </svg>
      <p className={styles.facts}>
        {mistakes.length ? `${text.round} ${mistakes.length}\n${mistakes.at(-1)}/${points.length} ${text.wrong}` : ""}
      </p>
      <div className={styles.text}>
        <div role="status">
          {/* Changes with each step: screen readers say it only at the end of a run. */}
          {phase === "idle" ? null : (
            <p className={styles.share} data-outcome={outcome} aria-hidden={isTraining}>
              {mistakes.length ? `${percent}% ${text.right}` : ""}
            </p>
          )}
          <p>
            <InlineText text={sentences[outcome]} />{" "}
            {hasNext ? <SiteLink href={text.next.href}>{text.next.label}</SiteLink> : null}
          </p>
        </div>
        <p id="training-keys" className={styles.keys}>
          {text.keys}
        </p>
      </div>
      <p className={styles.intro}>{text.intro}</p>
      <p className="visually-hidden" role="status">
        {`${text.place} ${Math.round(100 * x)}%, ${Math.round(100 * y)}%`}
      </p>
    </>
  )
}
