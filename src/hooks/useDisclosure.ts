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
    const onResize = () => {
      if (!button.current?.getClientRects().length) setOpen(false)
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onElsewhere)
    document.addEventListener("focusin", onElsewhere)
    window.addEventListener("resize", onResize)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onElsewhere)
      document.removeEventListener("focusin", onElsewhere)
      window.removeEventListener("resize", onResize)
    }
  }, [isOpen, area, button])
  return { isOpen, setOpen }
}
