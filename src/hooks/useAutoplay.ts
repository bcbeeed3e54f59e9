import { useState, type RefObject } from "react"
import { useHoverOrFocusWithin } from "./useHoverOrFocusWithin"
import { useInView } from "./useInView"

interface Options {
  /** False if the content must not move, for example under reduced motion. */
  isAllowed: boolean
  startsPaused?: boolean
}

/**
 * Returns the state of autoplay (WAI-ARIA APG, carousel pattern). It plays only while the element is in the viewport, has
 * neither hover nor focus, and the visitor has not paused it. The caller moves the content while `isPlaying` is true.
 */
export function useAutoplay(element: RefObject<HTMLElement>, { isAllowed, startsPaused = false }: Options) {
  const [isPaused, setPaused] = useState(startsPaused)
  const isInView = useInView(element)
  const isInUse = useHoverOrFocusWithin(element)
  return { isPlaying: isAllowed && isInView && !isInUse && !isPaused, isPaused, setPaused }
}
