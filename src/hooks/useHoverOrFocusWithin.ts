import { useEffect, useState, type RefObject } from "react"

/**
 * Returns whether the pointer is over an element or the focus is in it. Hover and focus on a play/pause button do not count:
 * they would pause the autoplay that the button starts.
 * @param element must be set when the component mounts
 */
export function useHoverOrFocusWithin(element: RefObject<HTMLElement>): boolean {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const area = element.current
    if (!area) return
    const controller = new AbortController()
    const { signal } = controller
    area.addEventListener("pointerover", ({ target }) => setHovered(!isPlayPause(target)), { signal })
    area.addEventListener("pointerleave", () => setHovered(false), { signal })
    area.addEventListener("focusin", ({ target }) => setHasFocus(!isPlayPause(target)), { signal })
    area.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setHasFocus(false)
      },
      { signal },
    )
    return () => controller.abort()
  }, [element])
  return isHovered || hasFocus
}

function isPlayPause(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-play-pause]") !== null
}
