import { useEffect, useRef, useState, type RefObject } from "react"
import { nextOffset } from "./nextOffset"

/** Returns the width of a list in pixels, kept up to date; 0 if the frame shows all of it, so that nothing has to move. */
export function useLoopWidth(frame: RefObject<HTMLElement>, list: RefObject<HTMLElement>): number {
  const [loopWidth, setLoopWidth] = useState(0)
  useEffect(() => {
    const [outer, inner] = [frame.current, list.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => {
      const { width } = inner.getBoundingClientRect()
      // A difference below one pixel is rounding.
      setLoopWidth(width >= outer.clientWidth + 1 ? width : 0)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [frame, list])
  return loopWidth
}

interface Marquee {
  /** Scrolls the track. */
  frame: RefObject<HTMLElement>
  /** Has the list twice. */
  track: RefObject<HTMLElement>
  /** Pixels after which the marquee repeats; 0 resets it. */
  loopWidth: number
  isPlaying: boolean
  /** Lets the visitor scroll, starting from the marquee's offset, which follows. */
  isScrollable: boolean
}

/** Moves the track in every frame. Only `transform` changes, so that the browser has no layout to do. */
export function useMarquee({ frame, track, loopWidth, isPlaying, isScrollable }: Marquee): void {
  const offset = useRef(0)
  useEffect(() => {
    const [scroller, strip] = [frame.current, track.current]
    if (!isScrollable || !scroller || !strip) return
    strip.style.transform = ""
    scroller.scrollLeft = offset.current
    const onScroll = () => (offset.current = scroller.scrollLeft % loopWidth)
    scroller.addEventListener("scroll", onScroll)
    return () => {
      scroller.removeEventListener("scroll", onScroll)
      scroller.scrollLeft = 0
      strip.style.transform = translation(offset.current)
    }
  }, [frame, track, loopWidth, isScrollable])
  useEffect(() => {
    const strip = track.current
    if (!strip) return
    if (loopWidth === 0) {
      offset.current = 0
      strip.style.transform = ""
    }
    if (!isPlaying) return
    let previous: number | undefined
    let request = requestAnimationFrame(step)
    function step(now: number) {
      offset.current = nextOffset(offset.current, now - (previous ?? now), loopWidth)
      previous = now
      if (strip) strip.style.transform = translation(offset.current)
      request = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(request)
  }, [track, loopWidth, isPlaying])
}

function translation(offset: number): string {
  return `translate3d(${-offset}px, 0, 0)`
}
