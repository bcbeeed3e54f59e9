import { useEffect, useRef, useState, type RefObject } from "react"
import { useHeld } from "../../hooks/useHeld"
import { useInView } from "../../hooks/useInView"

/** Milliseconds that a slide stays before the carousel moves on by itself: time to read a card. */
export const rotationPause = 8000

interface Options {
  isAllowed: boolean
  startsPaused: boolean
  /** Moves on by one slide. */
  advance: () => void
}

/**
 * Movement by itself: only while the carousel is seen, nobody points at it or has the focus in it, and nobody has stopped it.
 * The library's own autoplay is not used: once stopped by a changed property it does not start again.
 */
export function useRotation(area: RefObject<HTMLElement>, { isAllowed, startsPaused, advance }: Options) {
  const [isPaused, setPaused] = useState(startsPaused)
  const isInView = useInView(area)
  const isHeld = useHeld(area)
  const isRotating = isAllowed && !isPaused && !isHeld && isInView
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (!isRotating) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, rotationPause)
    return () => clearInterval(timer)
  }, [isRotating])
  return { isRotating, isPaused, setPaused }
}
