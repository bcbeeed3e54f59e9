import { useEffect, useState, type RefObject } from "react"

/**
 * State of a disclosure (WAI-ARIA APG). It closes on Escape (focus returns to the button), on a press outside, when the
 * focus leaves it, so that it never covers the focused element, and when a resize hides the button.
 * @param area the button and what it opens
 */
export function useDisclosure(area: RefObject<HTMLElement>, button: RefObject<HTMLElement>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      setOpen(false)
      button.current?.focus()
    }
    const onFocusIn = (event: FocusEvent) => {
      // A press on text inside focuses the nearest focusable ancestor of the area; the focus has not left then.
      if (event.target instanceof Node && !event.target.contains(area.current)) closeIfOutside(event)
    }
    const onResize = () => {
      if (!button.current?.getClientRects().length) setOpen(false)
    }
    document.addEventListener("keydown", onKeyDown, { signal })
    document.addEventListener("pointerdown", closeIfOutside, { signal })
    document.addEventListener("focusin", onFocusIn, { signal })
    window.addEventListener("resize", onResize, { signal })
    return () => controller.abort()
  }, [isOpen, area, button])
  return { isOpen, setOpen }
}
