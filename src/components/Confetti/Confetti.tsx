import { useEffect, useRef, useState, type RefObject } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Confetti.module.css"
import { fireConfetti } from "./fireConfetti"

interface Props {
  /** Gentle confetti falls from this element; without it, festive confetti fills the viewport. */
  from?: RefObject<Element | null> | undefined
}

/** Fires confetti once per mount. Under reduced motion it renders nothing and loads nothing. */
export function Confetti({ from }: Props) {
  const isMotionReduced = useReducedMotion()
  const [isOver, setOver] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isShown = !isMotionReduced && !isOver

  useEffect(() => {
    if (!isShown || !canvas.current) return
    const controller = new AbortController()
    void fireConfetti(canvas.current, controller.signal, from?.current).then(() => {
      if (!controller.signal.aborted) setOver(true)
    })
    return () => controller.abort()
  }, [isShown, from])

  return isShown ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null
}
