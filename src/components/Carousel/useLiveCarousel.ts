import { useEffect, useState, type RefObject } from "react"
import { useInView } from "../../hooks/useInView"
import { useKeyboardUsed } from "../../hooks/useKeyboardUsed"
import type { LiveCarousel } from "./LiveCarousel"

interface Live {
  LiveCarousel: typeof LiveCarousel
  /** The slide that was first in the list when the carousel took over. */
  start: number
}

/** About half a phone's screen: time to fetch the library while one scrolls on, and not yet near on a page just opened. */
const near = "300px 0px"

/**
 * Fetches the carousel once its place comes near the window, or somebody moves by keyboard.
 * @param area the carousel's place
 * @param list the list that stands in for it
 * @returns nothing until the carousel can take over, and for good where it cannot be fetched: the list stays then
 */
export function useLiveCarousel(area: RefObject<HTMLElement>, list: RefObject<HTMLElement>): Live | undefined {
  const [live, setLive] = useState<Live>()
  const isInView = useInView(area, near)
  // By keyboard one is there in one step: then it has to be there before, and does not take its place under the focus.
  const isKeyboardUsed = useKeyboardUsed()
  useEffect(() => {
    if (!(isInView || isKeyboardUsed) || live) return
    const waiting = new AbortController()
    import(/* webpackChunkName: "carousel" */ "./LiveCarousel").then(
      (module) =>
        onceLeft(list.current, waiting.signal, () =>
          setLive({ LiveCarousel: module.LiveCarousel, start: firstInView(list.current) }),
        ),
      // Offline, or the site was published anew: it is tried again when the list next comes near or leaves.
      () => area.current?.setAttribute("data-state", "list"),
    )
    return () => waiting.abort()
  }, [isInView, isKeyboardUsed, live, area, list])
  return live
}

/** Calls back as soon as the focus is outside: an element that vanishes under the focus throws a keyboard user to the top. */
function onceLeft(element: HTMLElement | null, signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return
  if (!element?.contains(document.activeElement)) return callback()
  // While the event is on its way nothing has the focus.
  const again = () => setTimeout(() => onceLeft(element, signal, callback))
  element.addEventListener("focusout", again, { once: true, signal })
}

function firstInView(list: HTMLElement | null): number {
  const width = list?.querySelector("li")?.offsetWidth
  return list && width ? Math.round(list.scrollLeft / width) : 0
}
