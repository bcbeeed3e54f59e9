import { useEffect, useState, type RefObject } from "react"

/**
 * Whether any part of an element is in the window.
 * @param element what is watched; it has to be there when the component is
 * @param margin how far outside the window still counts, as CSS (`300px 0px`)
 * @returns false until the browser has answered
 */
export function useInView(element: RefObject<Element>, margin = "0px"): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
