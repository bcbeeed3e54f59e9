import { useEffect, useRef, useState } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Confetti.module.css"
import { fireConfetti, type ConfettiMood } from "./fireConfetti"

interface Props {
  pieces: number
  mood?: ConfettiMood
}

/** Fires confetti once per mount. Under reduced motion it renders nothing and loads nothing. */
export function Confetti({ pieces, mood = "festive" }: Props) {
  const isMotionReduced = useReducedMotion()
  const [isOver, setOver] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isShown = !isMotionReduced && !isOver

  useEffect(() => {
    if (!isShown || !canvas.current) return
    const controller = new AbortController()
    void fireConfetti(canvas.current, { pieces, mood, signal: controller.signal }).then(() => {
      if (!controller.signal.aborted) setOver(true)
    })
    return () => controller.abort()
  }, [isShown, pieces, mood])

  return isShown ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null
}
