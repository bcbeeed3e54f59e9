import { useEffect, useRef, useState, type RefObject } from "react"
import { nextOffset } from "./nextOffset"

/**
 * Width of what one strip holds, measured whenever it changes.
 * @param frame the window onto the strip
 * @param list what goes through it, once
 * @returns pixels after which the strip looks the same again; 0 where all of it is seen at once and nothing has to move
 */
export function useLoopWidth(frame: RefObject<HTMLElement>, list: RefObject<HTMLElement>): number {
  const [loopWidth, setLoopWidth] = useState(0)
  useEffect(() => {
    const [outer, inner] = [frame.current, list.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => {
      const width = inner.getBoundingClientRect().width
      // Less than a pixel over is rounding.
      setLoopWidth(width >= outer.clientWidth + 1 ? width : 0)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [frame, list])
  return loopWidth
}

interface Loop {
  /** The window onto the strip. */
  frame: RefObject<HTMLElement>
  track: RefObject<HTMLElement>
  /** Pixels after which the strip looks the same again; with 0 it goes back to its beginning. */
  loopWidth: number
  /** Whether it goes on; otherwise it stays where it is. */
  isMoving: boolean
  /** Whether one scrolls it by hand, from where it stood; it goes on from where one left it. */
  isByHand: boolean
}

/** Moves a strip on with every frame, by `transform` alone. In a hidden tab browsers draw no frames, so it rests there. */
export function useLoop({ frame, track, loopWidth, isMoving, isByHand }: Loop): void {
  const offset = useRef(0)
  useEffect(() => {
    const [view, strip] = [frame.current, track.current]
    if (!isByHand || !view || !strip) return
    strip.style.transform = ""
    view.scrollLeft = offset.current
    const follow = () => (offset.current = view.scrollLeft % loopWidth)
    view.addEventListener("scroll", follow)
    return () => {
      view.removeEventListener("scroll", follow)
      view.scrollLeft = 0
      strip.style.transform = transformFor(offset.current)
    }
  }, [frame, track, loopWidth, isByHand])
  useEffect(() => {
    const strip = track.current
    if (!strip) return
    if (loopWidth === 0) {
      offset.current = 0
      strip.style.transform = ""
    }
    if (!isMoving) return
    let last: number | undefined
    let request = requestAnimationFrame(step)
    function step(now: number) {
      offset.current = nextOffset(offset.current, now - (last ?? now), loopWidth)
      last = now
      if (strip) strip.style.transform = transformFor(offset.current)
      request = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(request)
  }, [track, loopWidth, isMoving])
}

function transformFor(offset: number): string {
  return `translate3d(${-offset}px, 0, 0)`
}
