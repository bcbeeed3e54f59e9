import { useEffect, useState, type RefObject } from "react"

interface Options {
  /** Margin around the viewport in CSS syntax: `300px 0px`. */
  rootMargin?: string
  /** Stops observing after the first intersection; the result stays true. */
  triggerOnce?: boolean
}

/**
 * Returns whether any part of an element intersects the viewport and its root margin; false until the browser reports
 * it.
 * @param element must be set when the component mounts
 */
export function useInView(
  element: RefObject<Element | null>,
  { rootMargin = "0px", triggerOnce = false }: Options = {},
) {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A batch contains the changes since the last callback, oldest first.
        const isIntersecting = entries.at(-1)?.isIntersecting ?? false
        setInView(isIntersecting)
        if (isIntersecting && triggerOnce) observer.disconnect()
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, rootMargin, triggerOnce])
  return isInView
}
