import { useEffect, useState, type RefObject } from "react"
import { throttle } from "../../lib/throttle"

/**
 * Returns the state of the menu, a disclosure (WAI-ARIA APG). It closes:
 * - on Escape, which also moves the focus to the button,
 * - on a press outside the area,
 * - when the focus leaves the area, so that the open content never covers the focused element,
 * - when a resize hides the button.
 * @param area contains the button and the links that it shows
 */
export function useMenu(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
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
      // The focus was on the button or in the content that is now hidden: the menu closes when it leaves them.
      button.current?.focus()
    }
    const onFocusIn = (event: FocusEvent) => {
      // A press on text in the area may move the focus to an ancestor of the area. That must not close the menu.
      if (event.target instanceof Node && !event.target.contains(area.current)) closeIfOutside(event)
    }
    const onResize = () => {
      if (!button.current?.getClientRects().length) setOpen(false)
    }
    document.addEventListener("keydown", onKeyDown, { signal })
    document.addEventListener("pointerdown", closeIfOutside, { signal })
    document.addEventListener("focusin", onFocusIn, { signal })
    window.addEventListener("resize", throttle(onResize), { signal })
    return () => controller.abort()
  }, [isOpen, area, button])
  return { isOpen, setOpen }
}
