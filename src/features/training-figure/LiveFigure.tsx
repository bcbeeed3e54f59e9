import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from "react"
import { throttle } from "../../lib/throttle"
import { cells } from "./contour"
import { lossPlot, lossPoint, picture, plot, stepCount, toInputs, toPicture } from "./spirals"
import { levels, stepsPerDrawing } from "./training"
import * as styles from "./TrainingFigure.module.css"
import { stepsPerRequest, useTraining } from "./useTraining"

/** Milliseconds between two announcements of the training. */
const announcementInterval = 5000
/** Distance in CSS pixels within which a pointer selects a point. */
const reach = 24
/** Pixels of the picture by which a key moves the chosen point. */
const moves: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
}

const clamp = (value: number, from: number, size: number) => Math.min(from + size, Math.max(from, value))
const percent = (share: number) => `${Math.round(share * 100)}%`

interface Props {
  /** Accessible name of the plot. */
  label: string
  /** Id of the instructions. */
  helpId: string
}

/** Covers the plots of the picture with those of a network that trains, and shows its buttons. */
export function LiveFigure({ label, helpId }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const training = useTraining(svg)
  const { points, losses, step, isStepwise, isTraining } = training
  // At first, a point near the end of a spiral.
  const [chosen, setChosen] = useState(200)
  const [status, setStatus] = useState("")
  const [announce] = useState(() => throttle(setStatus, announcementInterval))

  useEffect(() => {
    // The button that loaded this component had the focus, and is gone. The focus causes a layout, so it gets a separate task.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const facts = losses.length
    ? [`step ${step}`, `loss ${losses.at(-1)?.toFixed(3)}`, `${percent(training.accuracy)} correct`]
    : []
  const summary = facts.join(", ")
  useEffect(() => announce(summary), [announce, summary])

  const places = useMemo(() => points.map(({ x }) => toPicture(x)), [points])
  const [x, y] = places[chosen] as readonly [number, number]
  const place = `Point ${percent((x - plot.x) / plot.w)} from the left, ${percent((y - plot.y) / plot.h)} from the top`
  useEffect(() => {
    if (document.activeElement === svg.current) setStatus(place)
  }, [place])

  const moveTo = (newX: number, newY: number) =>
    training.movePoint(chosen, toInputs(clamp(newX, plot.x, plot.w), clamp(newY, plot.y, plot.h)))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // Along one spiral, then along the other.
    if (event.key.toLowerCase() === "n") setChosen(chosen + 2 < points.length ? chosen + 2 : 1 - (chosen % 2))
    const move = moves[event.key]
    if (!move) return
    // These keys scroll the page.
    event.preventDefault()
    moveTo(x + move[0], y + move[1])
  }

  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, pointerId } = event
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = plot.w / width
    const [pointerX, pointerY] = [plot.x + (event.clientX - left) * scale, plot.y + (event.clientY - top) * scale]
    if (currentTarget.hasPointerCapture(pointerId)) moveTo(pointerX, pointerY)
    if (event.type !== "pointerdown") return
    const distances = places.map((at) => Math.hypot(at[0] - pointerX, at[1] - pointerY))
    const nearest = Math.min(...distances)
    if (nearest > reach * scale) return
    setChosen(distances.indexOf(nearest))
    currentTarget.setPointerCapture(pointerId)
  }

  /** The points of both classes as path data: lines without length, whose caps are dots. */
  const [open, filled] = useMemo(
    () => [0, 1].map((y) => places.map((at, i) => (points[i]?.y === y ? `M${at.join(" ")}h0` : "")).join("")),
    [places, points],
  )
  const drawingCount = Math.max(losses.length - 1, stepCount / stepsPerDrawing)
  const curve = losses.map((loss, index) => lossPoint(index / drawingCount, loss).join(","))
  return (
    <>
      <div className={styles.live}>
        <svg viewBox={`0 0 ${picture.width} ${picture.height}`} fontSize={56} aria-hidden="true">
          <rect
            className={styles.ground}
            x={lossPlot.x + 2}
            y={lossPlot.y - 20}
            width={lossPlot.w + 14}
            height={lossPlot.h + 18}
          />
          <polyline className={styles.loss} points={curve.join(" ")} />
          <text x={lossPlot.x + 64} y={lossPlot.y + 34}>
            loss
          </text>
          {facts.map((fact, index) => (
            <text key={index} x={lossPlot.x} y={lossPlot.y - 230 + index * 66}>
              {fact}
            </text>
          ))}
        </svg>
        <svg
          ref={svg}
          className={styles.plot}
          viewBox={`${plot.x} ${plot.y} ${plot.w} ${plot.h}`}
          role="application"
          aria-label={label}
          aria-describedby={helpId}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
        >
          <svg x={plot.x} y={plot.y} width={plot.w} height={plot.h} viewBox={`0 0 ${cells} ${cells}`}>
            <rect className={styles.ground} width={cells} height={cells} />
            <path className={styles.area} d={training.contours[0]?.area} />
            {training.contours.map(({ line }, index) => (
              <path key={index} className={styles.line} data-level={levels[index]} d={line} />
            ))}
          </svg>
          {[filled, open, open].map((d, index) => (
            <path key={index} className={styles.points} d={d} />
          ))}
          <circle className={styles.chosen} cx={x} cy={y} r={24} />
        </svg>
      </div>
      <p className={styles.controls}>
        <button ref={button} type="button" onClick={isTraining && !isStepwise ? training.pause : training.resume}>
          {isStepwise ? `Train ${stepsPerRequest} steps` : isTraining ? "Pause" : "Continue"}
        </button>
        <button type="button" onClick={training.reset}>
          Reset
        </button>
      </p>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  )
}
