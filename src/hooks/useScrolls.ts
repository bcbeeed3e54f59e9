import { useEffect, useState, type RefObject } from "react"

/** Returns whether an element scrolls horizontally. Returns true in prerendered HTML, so that a keyboard reaches it without scripts. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      setScrolls(getComputedStyle(scroller).overflowX !== "visible" && scroller.scrollWidth > scroller.clientWidth)
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [element])
  return scrolls
}
