import { useState, type RefObject } from "react"
import { useHoverOrFocusWithin } from "./useHoverOrFocusWithin"
import { useInView } from "./useInView"

interface Options {
  isAllowed: boolean
  startsPaused?: boolean
}

/**
 * Autoplay after the WAI-ARIA APG: plays only while the element is in the viewport, has neither hover nor focus and is
 * not paused. The caller does the movement while `isPlaying`.
 */
export function useAutoplay(element: RefObject<HTMLElement>, { isAllowed, startsPaused = false }: Options) {
  const [isPaused, setPaused] = useState(startsPaused)
  const isInView = useInView(element)
  const isInUse = useHoverOrFocusWithin(element)
  return { isPlaying: isAllowed && isInView && !isInUse && !isPaused, isPaused, setPaused }
}
