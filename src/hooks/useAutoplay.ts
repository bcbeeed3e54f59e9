import { useEffect, useState, type RefObject } from "react"
import { useInView } from "./useInView"

/**
 * Returns the state of autoplay (WAI-ARIA APG, carousel pattern). It plays only while the element is in the viewport,
 * has neither hover nor focus, and the visitor has not paused it. Hover and focus on a play/pause button do not count:
 * they would pause the autoplay that the button starts. The caller moves the content while `isPlaying` is true.
 * @param element must be set when the component mounts
 * @param isAllowed false if the content must not move, for example under reduced motion
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, isAllowed: boolean, startsPaused = false) {
  const [isPaused, setPaused] = useState(startsPaused)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isInView = useInView(element)
  useEffect(() => {
    const area = element.current
    if (!area) return
    const controller = new AbortController()
    const { signal } = controller
    area.addEventListener("pointerover", ({ target }) => setHovered(!isPlayPause(target)), { signal })
    area.addEventListener("pointerleave", () => setHovered(false), { signal })
    area.addEventListener("focusin", ({ target }) => setHasFocus(!isPlayPause(target)), { signal })
    // A move of the focus inside the element is a focusout and a focusin.
    area.addEventListener("focusout", () => setHasFocus(false), { signal })
    return () => controller.abort()
  }, [element])
  return { isPlaying: isAllowed && isInView && !isHovered && !hasFocus && !isPaused, isPaused, setPaused }
}

function isPlayPause(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-play-pause]") !== null
}
