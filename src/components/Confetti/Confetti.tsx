import { useEffect, useRef, useState } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Confetti.module.css"
import { throwConfetti } from "./throwConfetti"

interface Props {
  /** How many pieces fall, all together. */
  pieces: number
}

/**
 * Confetti over the whole window, once for as long as this is mounted; the canvas is gone when the last piece is. Its code is
 * fetched when it is needed. Nothing is fetched, and nothing falls, where motion is to be reduced.
 */
export function Confetti({ pieces }: Props) {
  const isReduced = useReducedMotion()
  const [isOver, setOver] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isShown = !isReduced && !isOver

  useEffect(() => {
    if (!isShown || !canvas.current) return
    const left = new AbortController()
    void throwConfetti(canvas.current, pieces, left.signal).then(() => {
      if (!left.signal.aborted) setOver(true)
    })
    return () => left.abort()
  }, [isShown, pieces])

  return isShown ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null
}
