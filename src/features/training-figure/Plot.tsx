import type { KeyboardEvent, PointerEvent } from "react"
import { positiveArea } from "./positiveArea"
import { toPlot } from "./spirals"
import type { Action, Result, Training } from "./training"
import * as styles from "./Plot.module.css"

/** Left button, finger or pen, of `PointerEvent.buttons`. */
const primaryButton = 1
/** How near to a point a finger has to begin, to drag it and not to scroll the page, as a share of the plot. */
const reach = 0.05
/** How far a key moves the chosen point, as a share of the plot. */
const xMoves: Partial<Record<string, number>> = { ArrowLeft: -0.02, ArrowRight: 0.02 }
const yMoves: Partial<Record<string, number>> = { ArrowUp: -0.02, ArrowDown: 0.02 }

/** Keeps the page from scrolling while a finger drags a point. React would add a passive listener, which cannot. */
const keepFromScrolling = (plot: SVGElement | null) =>
  plot?.addEventListener("touchstart", (event) => plot.dataset.drag && event.preventDefault(), { passive: false })

interface Props {
  training: Pick<Training, "points" | "chosen" | "moved">
  logits: Result["logits"]
  /** Accessible name. */
  label: string
  dispatch: (action: Action) => void
}

/** The dots and what the network has learned. The keys and a pointer move a dot. */
export function Plot({ training: { points, chosen, moved }, logits, label, dispatch }: Props) {
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
  /** Returns the points of a class as path data: lines without length, whose caps are dots. */
  const dots = (y: number) => places.map((place, i) => (points[i]?.y === y ? `M${place.join(" ")}h0` : "")).join("")
  return (
    <svg
      ref={keepFromScrolling}
      className={styles.plot}
      viewBox="0 0 1 1"
      role="application"
      aria-label={label}
      aria-describedby="training-keys"
      tabIndex={0}
      data-moved={moved}
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
  )
}
