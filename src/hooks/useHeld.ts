import { useEffect, useState, type RefObject } from "react"

/** Put on the button that starts and stops the movement: pointing at it or focusing it must not hold what it starts. */
export const movementControl = { "data-movement-control": "" } as const

/**
 * Whether somebody is busy with an element that moves by itself: the mouse is over it or the focus is in it.
 * @param element what is watched; it has to be there when the component is
 */
export function useHeld(element: RefObject<HTMLElement>): boolean {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const area = element.current
    if (!area) return
    const listening = new AbortController()
    const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      area.addEventListener(type, listener, { signal: listening.signal })
    listen("pointerover", ({ target }) => setHovered(!isControl(target)))
    listen("pointerleave", () => setHovered(false))
    listen("focusin", ({ target }) => setFocused(!isControl(target)))
    listen("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setFocused(false)
    })
    return () => listening.abort()
  }, [element])
  return isHovered || isFocused
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-movement-control]") !== null
}
