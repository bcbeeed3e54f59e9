import { useEffect, useRef, useState } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Confetti.module.css"
import { fireConfetti } from "./fireConfetti"

/** Fires confetti over the whole viewport, once per mount. Under reduced motion it renders nothing and loads nothing. */
export function Confetti({ pieces }: { pieces: number }) {
  const isMotionReduced = useReducedMotion()
  const [isOver, setOver] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isShown = !isMotionReduced && !isOver

  useEffect(() => {
    if (!isShown || !canvas.current) return
    const controller = new AbortController()
    void fireConfetti(canvas.current, pieces, controller.signal).then(() => {
      if (!controller.signal.aborted) setOver(true)
    })
    return () => controller.abort()
  }, [isShown, pieces])

  return isShown ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null
}
