import { useEffect, useRef, useState, type RefObject } from "react"

/** 0.5 px per frame at 60 frames per second (specification, section 9), independent of the refresh rate. */
const pixelsPerMillisecond = (0.5 * 60) / 1000

/** Returns the width of a list in pixels, updated on resize; 0 if the whole list fits in the frame and need not move. */
export function useLoopWidth(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): number {
  const [loopWidth, setLoopWidth] = useState(0)
  useEffect(() => {
    const [frameElement, listElement] = [frame.current, list.current]
    if (!frameElement || !listElement) return
    const observer = new ResizeObserver(() => {
      const { width } = listElement.getBoundingClientRect()
      // A difference below one pixel is rounding.
      setLoopWidth(width >= frameElement.clientWidth + 1 ? width : 0)
    })
    observer.observe(frameElement)
    observer.observe(listElement)
    return () => observer.disconnect()
  }, [frame, list])
  return loopWidth
}

interface Marquee {
  /** The element in which the track scrolls. */
  frame: RefObject<HTMLElement | null>
  /** The element that contains the list twice. */
  track: RefObject<HTMLElement | null>
  /** Pixels after which the marquee repeats; 0 moves it back to its start. */
  loopWidth: number
  isPlaying: boolean
  /** Lets the visitor scroll. Scrolling starts at the marquee's offset and updates it. */
  isScrollable: boolean
}

/** Moves the track in every animation frame. Only `transform` changes, so that the browser needs no layout. */
export function useMarquee({ frame, track, loopWidth, isPlaying, isScrollable }: Marquee): void {
  const offset = useRef(0)
  useEffect(() => {
    const [frameElement, trackElement] = [frame.current, track.current]
    if (!isScrollable || !frameElement || !trackElement) return
    trackElement.style.transform = ""
    frameElement.scrollLeft = offset.current
    const onScroll = () => (offset.current = frameElement.scrollLeft % loopWidth)
    frameElement.addEventListener("scroll", onScroll)
    return () => {
      frameElement.removeEventListener("scroll", onScroll)
      frameElement.scrollLeft = 0
      trackElement.style.transform = translation(offset.current)
    }
  }, [frame, track, loopWidth, isScrollable])
  useEffect(() => {
    const trackElement = track.current
    if (!trackElement) return
    if (loopWidth === 0) {
      offset.current = 0
      trackElement.style.transform = ""
    }
    if (!isPlaying) return
    let previous: number | undefined
    let request = requestAnimationFrame(step)
    function step(now: number) {
      offset.current = (offset.current + (now - (previous ?? now)) * pixelsPerMillisecond) % loopWidth
      previous = now
      if (trackElement) trackElement.style.transform = translation(offset.current)
      request = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(request)
  }, [track, loopWidth, isPlaying])
}

function translation(offset: number): string {
  return `translate3d(${-offset}px, 0, 0)`
}
