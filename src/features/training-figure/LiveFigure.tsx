import { useLayoutEffect, useReducer, useState, type KeyboardEvent, type PointerEvent } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { train, type Example } from "./network"
import { positiveArea } from "./positiveArea"
import { decay, lossHeight, rate, stepCount, toInputs, toPlot } from "./spirals"
import { afterStep, createTraining } from "./training"
import * as styles from "./TrainingFigure.module.css"

/** How far a key moves the chosen point, as a share of the plot. */
const xMoves: Partial<Record<string, number>> = { ArrowLeft: -0.02, ArrowRight: 0.02 }
const yMoves: Partial<Record<string, number>> = { ArrowUp: -0.02, ArrowDown: 0.02 }

const clamp = (value: number) => Math.min(1, Math.max(0, value))
/** Focuses an element that replaces a focused one. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Covers the plots of the picture with those of a network that trains, and shows its buttons. */
export function LiveFigure({ label }: { label: string }) {
  const isStepwise = useReducedMotion()
  const [training, setTraining] = useState(createTraining)
  /** Step after which the training stops. 0 if the visitor has paused it. */
  const [end, setEnd] = useState(isStepwise ? 0 : stepCount)
  /** Index of the chosen point. At first, a point near the end of a spiral. */
  const [chosen, setChosen] = useState(200)
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const { net, points, losses, facts } = training
  const step = losses.length
  const isTraining = step < end
  /** Steps on request, and after a point has moved. */
  const stepsPerRequest = isStepwise ? 20 : 400

  useLayoutEffect(() => {
    if (!isTraining) return
    // Separate tasks, so that none is long.
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      train(net, points, step + 1, rate, decay)
      task = setTimeout(() => setTraining(afterStep(training)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [training, net, points, step, isTraining])

  const places = points.map((point) => toPlot(point.x))
  const [x, y] = places[chosen] as readonly [number, number]
  const moveTo = (newX: number, newY: number) => {
    // Changed in place, so that the current step goes on.
    ;(points[chosen] as Example).x = toInputs(clamp(newX), clamp(newY))
    refresh()
    if (end > 0 && !isStepwise) setEnd(Math.max(end, step + stepsPerRequest))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key.toLowerCase() === "n") setChosen((chosen + 1) % points.length)
    const [right = 0, down = 0] = [xMoves[event.key], yMoves[event.key]]
    if (!right && !down) return
    // The arrow keys scroll the page.
    event.preventDefault()
    moveTo(x + right, y + down)
  }
  const onPointer = ({ type, currentTarget, pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const [pointerX, pointerY] = [(clientX - left) / width, (clientY - top) / width]
    if (currentTarget.hasPointerCapture(pointerId)) moveTo(pointerX, pointerY)
    if (type !== "pointerdown") return
    const distances = places.map((place) => Math.hypot(place[0] - pointerX, place[1] - pointerY))
    setChosen(distances.indexOf(Math.min(...distances)))
    currentTarget.setPointerCapture(pointerId)
  }

  /** Returns the points of a class as path data: lines without length, whose caps are dots. */
  const dots = (y: number) => places.map((place, i) => (points[i]?.y === y ? `M${place.join(" ")}h0` : "")).join("")
  return (
    <>
      <svg
        className={styles.plot}
        viewBox="0 0 1 1"
        role="application"
        aria-label={label}
        aria-describedby="training-help"
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <path className={styles.area} transform="scale(0.001)" d={positiveArea(training.logits)} />
        {[dots(1), dots(0), dots(0)].map((d, index) => (
          <path key={index} className={styles.points} d={d} />
        ))}
        <circle className={styles.chosen} cx={x} cy={y} r={0.025} />
      </svg>
      <svg className={styles.losses} viewBox={`0 0 ${Math.max(step, stepCount)} 1`} preserveAspectRatio="none">
        <polyline points={losses.map((loss, index) => `${index},${lossHeight(loss)}`).join(" ")} />
      </svg>
      <p className={styles.facts}>{facts.join("\n")}</p>
      <p className={styles.controls}>
        <button ref={focus} type="button" onClick={() => setEnd(isTraining ? 0 : step + stepsPerRequest)}>
          {isTraining ? "Pause" : `Train ${stepsPerRequest} steps`}
        </button>
        <button type="button" onClick={() => setTraining(createTraining)}>
          Reset
        </button>
      </p>
      <p className="visually-hidden" role="status">
        {`${isTraining ? "" : facts.join(", ")} Point ${percent(x)} from the left, ${percent(y)} from the top`}
      </p>
    </>
  )
}
