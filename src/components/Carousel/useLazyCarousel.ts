import { useEffect, useState, type RefObject } from "react"
import { useInView } from "../../hooks/useInView"
import type { SlickCarousel } from "./SlickCarousel"

interface LoadedCarousel {
  SlickCarousel: typeof SlickCarousel
  /** Index of the slide that the list was scrolled to. */
  initialSlide: number
}

/** About half the height of a phone's screen, so that the chunk loads before the visitor reaches the carousel. */
const rootMargin = "300px 0px"

/**
 * Loads the carousel chunk once the carousel enters the viewport margin.
 * @param root the element around the list or carousel
 * @param list the list that is shown until the chunk is loaded
 * @returns undefined until the carousel may replace the list
 */
export function useLazyCarousel(root: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<LoadedCarousel>()
  const isInView = useInView(root, { rootMargin })
  useEffect(() => {
    if (!isInView || loaded) return
    const controller = new AbortController()
    import(/* webpackChunkName: "carousel" */ "./SlickCarousel").then(
      (module) =>
        onceWithoutFocus(list.current, controller.signal, () =>
          setLoaded({ SlickCarousel: module.SlickCarousel, initialSlide: indexOfScrolledSlide(list.current) }),
        ),
      // The visitor is offline, or a newer build is deployed. The next change of isInView tries again.
      () => root.current?.setAttribute("data-state", "list"),
    )
    return () => controller.abort()
  }, [isInView, loaded, root, list])
  return loaded
}

/** Calls back once the focus is outside. Removing a focused element resets the focus to the top of the page. */
function onceWithoutFocus(element: HTMLElement | null, signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return
  if (!element?.contains(document.activeElement)) return callback()
  // During focusout, no element has the focus yet, so the check runs afterwards.
  const checkAgain = () => setTimeout(() => onceWithoutFocus(element, signal, callback))
  element.addEventListener("focusout", checkAgain, { once: true, signal })
}

function indexOfScrolledSlide(list: HTMLElement | null): number {
  const width = list?.querySelector("li")?.offsetWidth
  return list && width ? Math.round(list.scrollLeft / width) : 0
}
