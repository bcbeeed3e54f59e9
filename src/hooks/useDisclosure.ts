import { useEffect, useState, type RefObject } from "react"

/**
 * Something a button opens. It closes on Escape (focus goes back to the button) and on a press outside.
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
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onPointerDown)
    }
  }, [isOpen, area, button])
  return { isOpen, setOpen }
}
