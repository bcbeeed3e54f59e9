import { useLayoutEffect, useReducer, type KeyboardEvent, type PointerEvent } from "react"
import { IconButton } from "../../components/IconButton/IconButton"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { mayTakeFocus } from "../../lib/mayTakeFocus"
import { positiveArea } from "./positiveArea"
import { neuronChoices, toPlot } from "./spirals"
import { createTraining, reduce } from "./training"
import * as styles from "./LiveFigure.module.css"

/** Left button, finger or pen, of `PointerEvent.buttons`. */
const primaryButton = 1
/** How near to a point a finger has to begin, to drag it and not to scroll the page, as a share of the plot. */
const reach = 0.05
/** How far a key moves the chosen point, as a share of the plot. */
const xMoves: Partial<Record<string, number>> = { ArrowLeft: -0.02, ArrowRight: 0.02 }
const yMoves: Partial<Record<string, number>> = { ArrowUp: -0.02, ArrowDown: 0.02 }

/** Gives the focus of the button that loaded this figure to the button in its place. */
const takeFocus = (controls: HTMLElement | null) => {
  const button = controls?.querySelector("button")
  if (mayTakeFocus(button)) button?.focus({ preventScroll: true })
}
/** Keeps the page from scrolling while a finger drags a point. React would add a passive listener, which cannot. */
const keepFromScrolling = (plot: SVGElement | null) =>
  plot?.addEventListener("touchstart", (event) => plot.dataset.drag && event.preventDefault(), { passive: false })

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

  const places = points.map((point) => toPlot(point.x))
  const [x, y] = places[chosen] as readonly [number, number]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key.toLowerCase() === "n") dispatch({ type: "choose", chosen: (chosen + 1) % points.length })
    const [right = 0, down = 0] = [xMoves[event.key], yMoves[event.key]]
    if (!right && !down) return
    // The arrow keys scroll the page.
    event.preventDefault()
    dispatch({ type: "move", to: [x + right, y + down] })
  }
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget: plot, pointerId } = event
    const { left, top, width } = plot.getBoundingClientRect()
    const pointer = [(event.clientX - left) / width, (event.clientY - top) / width] as const
    const isPressed = (event.buttons & primaryButton) !== 0
    if (isPressed && plot.dataset.drag && plot.hasPointerCapture(pointerId)) dispatch({ type: "move", to: pointer })
    if (event.type !== "pointerdown" || event.button !== 0) return
    const distances = places.map((place) => Math.hypot(place[0] - pointer[0], place[1] - pointer[1]))
    const distance = Math.min(...distances)
    plot.dataset.drag = event.pointerType === "mouse" || distance < reach ? "true" : ""
    if (!plot.dataset.drag) return
    dispatch({ type: "choose", chosen: distances.indexOf(distance) })
    plot.setPointerCapture(pointerId)
  }

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
  /** Returns the points of a class as path data: lines without length, whose caps are dots. */
  const dots = (y: number) => places.map((place, i) => (points[i]?.y === y ? `M${place.join(" ")}h0` : "")).join("")
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
      <svg
        ref={keepFromScrolling}
        className={styles.plot}
        viewBox="0 0 1 1"
        role="application"
        aria-label={text.label}
        aria-describedby="training-keys"
        tabIndex={0}
        data-moved={training.moved}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <path className={styles.area} transform="scale(0.001)" d={positiveArea(logits)} />
        {[dots(1), dots(0), dots(0)].map((d, index) => (
          <path key={index} className={styles.points} d={d} />
        ))}
        <circle className={styles.chosen} cx={x} cy={y} r={0.025} />
        <rect className={styles.frame} width="1" height="1" />
      </svg>
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
