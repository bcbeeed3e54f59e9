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

/**
 * Moves a strip on with every frame, by `transform` alone. In a hidden tab browsers draw no frames, so it rests there.
 * @param loopWidth pixels after which it looks the same again; with 0 it goes back to its beginning
 * @param isMoving whether it goes on; otherwise it stays where it is
 */
export function useLoop(track: RefObject<HTMLElement>, loopWidth: number, isMoving: boolean): void {
  const offset = useRef(0)
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
      if (strip) strip.style.transform = `translate3d(${-offset.current}px, 0, 0)`
      request = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(request)
  }, [track, loopWidth, isMoving])
}
