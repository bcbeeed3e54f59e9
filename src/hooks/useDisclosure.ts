import { useEffect, useState, type RefObject } from "react"

/**
 * Something a button opens. It closes on Escape (focus goes back to the button), on a press outside, when the focus goes
 * elsewhere, so that it never covers what has the focus, and when the window grows so wide that the button is gone.
 * @param area what counts as inside, the button included
 * @param button the button that opens it
 */
export function useDisclosure(area: RefObject<HTMLElement>, button: RefObject<HTMLElement>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      setOpen(false)
      button.current?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    // A press on bare ground gives the focus to whatever takes it around the area; that is not elsewhere.
    const onFocusIn = (event: FocusEvent) => {
      if (event.target instanceof Node && !event.target.contains(area.current)) onElsewhere(event)
    }
    const onResize = () => {
      if (!button.current?.getClientRects().length) setOpen(false)
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onElsewhere)
    document.addEventListener("focusin", onFocusIn)
    window.addEventListener("resize", onResize)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onElsewhere)
      document.removeEventListener("focusin", onFocusIn)
      window.removeEventListener("resize", onResize)
    }
  }, [isOpen, area, button])
  return { isOpen, setOpen }
}
