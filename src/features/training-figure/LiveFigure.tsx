import { useLayoutEffect, useReducer, useRef, useState, type KeyboardEvent, type PointerEvent } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { mayTakeFocus } from "../../lib/mayTakeFocus"
import { train, type Example } from "./network"
import { positiveArea } from "./positiveArea"
import { decay, lossHeight, rate, stepCount, toInputs, toPlot } from "./spirals"
import { afterStep, createTraining } from "./training"
import * as styles from "./TrainingFigure.module.css"

/** How near to a point a finger has to begin, to drag it and not to scroll the page, as a share of the plot. */
const reach = 0.05
/** How far a key moves the chosen point, as a share of the plot. */
const xMoves: Partial<Record<string, number>> = { ArrowLeft: -0.02, ArrowRight: 0.02 }
const yMoves: Partial<Record<string, number>> = { ArrowUp: -0.02, ArrowDown: 0.02 }

const clamp = (value: number) => Math.min(1, Math.max(0, value))
/** Gives the focus of the button that loaded this figure to the button in its place. */
const takeFocus = (button: HTMLElement | null) => mayTakeFocus(button) && button?.focus({ preventScroll: true })
/** Keeps the page from scrolling while a finger drags a point. React would add a passive listener, which cannot. */
const keepFromScrolling = (plot: SVGElement | null) =>
  plot?.addEventListener("touchstart", (event) => plot.dataset.drag && event.preventDefault(), { passive: false })

/** Covers the plots of the picture with those of a network that trains, and shows its buttons. */
export function LiveFigure({ label }: { label: string }) {
  const isStepwise = useReducedMotion()
  const firstEnd = isStepwise ? 0 : stepCount
  const [training, setTraining] = useState(() => createTraining(firstEnd))
  /** Index of the chosen point. At first, a point near the end of a spiral. */
  const [chosen, setChosen] = useState(200)
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const { net, points, losses, end } = training
  const step = losses.length
  const isTraining = step < end
  /** Steps on request, and after a point has moved. */
  const stepsPerRequest = isStepwise ? 100 : 400
  const nextEnd = isTraining ? 0 : step + stepsPerRequest
  /** What the plots show. Under reduced motion, they change only at the end of a run. */
  const shown = useRef(training)
  if (!isStepwise || !isTraining) shown.current = training
  const { logits, facts, exit, message } = shown.current

  useLayoutEffect(() => {
    if (!isTraining) return
    // Separate tasks, so that none is long, and after the frame, so that it shows the answer to a press without the
    // next step.
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => {
        train(net, points, step + 1, rate, decay)
        task = setTimeout(() => setTraining(afterStep(training)))
      })
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
    training.moved = points[chosen]
    ;(points[chosen] as Example).x = toInputs(clamp(newX), clamp(newY))
    if (end > 0 && !isStepwise) training.end = Math.max(end, step + stepsPerRequest)
    refresh()
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
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget: plot, pointerId } = event
    const { left, top, width } = plot.getBoundingClientRect()
    const [pointerX, pointerY] = [(event.clientX - left) / width, (event.clientY - top) / width]
    if (plot.dataset.drag && plot.hasPointerCapture(pointerId)) moveTo(pointerX, pointerY)
    if (event.type !== "pointerdown") return
    const distances = places.map((place) => Math.hypot(place[0] - pointerX, place[1] - pointerY))
    const distance = Math.min(...distances)
    plot.dataset.drag = event.pointerType === "mouse" || distance < reach ? "true" : ""
    if (!plot.dataset.drag) return
    setChosen(distances.indexOf(distance))
    plot.setPointerCapture(pointerId)
  }

  /** Returns the points of a class as path data: lines without length, whose caps are dots. */
  const dots = (y: number) => places.map((place, i) => (points[i]?.y === y ? `M${place.join(" ")}h0` : "")).join("")
  return (
    <>
      <p className={styles.controls}>
        <button ref={takeFocus} type="button" onClick={() => setTraining({ ...training, end: nextEnd })}>
          {isTraining ? "Pause" : `Train ${stepsPerRequest} steps`}
        </button>
        <button type="button" onClick={() => setTraining(createTraining(firstEnd))}>
          Reset
        </button>
      </p>
      <p className={styles.help} data-shown={message !== ""} role="status">
        {message}
      </p>
      <svg
        ref={keepFromScrolling}
        className={styles.plot}
        viewBox="0 0 1 1"
        role="application"
        aria-label={label}
        aria-describedby="training-keys"
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <path className={styles.area} transform="scale(0.001)" d={positiveArea(logits)} />
        {[dots(1), dots(0), dots(0)].map((d, index) => (
          <path key={index} className={styles.points} d={d} />
        ))}
        <circle className={styles.chosen} cx={x} cy={y} r={0.025} />
      </svg>
      <svg className={styles.question} viewBox="0 0 1 1">
        <path d="M1.006-.06H1.267A.098.098 0 0 0 1.355.035V.27H1.006z" />
        <path d={`M1 ${exit}C1.2 ${exit} 1.292 .135 1.365-.0625`} />
      </svg>
      <svg className={styles.losses} viewBox={`0 0 ${Math.max(end, step, firstEnd)} 1`} preserveAspectRatio="none">
        <polyline points={shown.current.losses.map((loss, index) => `${index},${lossHeight(loss)}`).join(" ")} />
      </svg>
      <p className={styles.facts}>{facts.join("\n")}</p>
      <p id="training-keys" className={styles.help}>
        The arrow keys move the ringed dot, N chooses the next.
      </p>
      <p className="visually-hidden" role="status">
        {`${isTraining ? "" : facts.join(", ")} Point ${Math.round(100 * x)}% from the left, ${Math.round(100 * y)}% from the top`}
      </p>
    </>
  )
}
