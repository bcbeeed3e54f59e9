import { useEffect, useRef, useState, type ReactNode } from "react"
import { useAutoplay } from "../../hooks/useAutoplay"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { PlayPauseButton } from "../PlayPauseButton/PlayPauseButton"
import * as styles from "./LogoStrip.module.css"

/** 0.5 px per frame at 60 frames per second (specification, section 9), independent of the refresh rate. */
const pixelsPerMillisecond = (0.5 * 60) / 1000

interface Props {
  label: string
  logos: readonly { key: string; content: ReactNode }[]
  /** A class that sets `--logos-shown`, the number of visible logos, in media queries. */
  className?: string | undefined
}

/**
 * Logos in a marquee with autoplay; the visitor can scroll it while it is paused. Without JavaScript and under reduced
 * motion it is a list of all logos.
 */
export function LogoStrip({ label, logos, className = "" }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** Pixels that the marquee has moved since the start of its loop. */
  const offset = useRef(0)
  /** Width of the list in pixels; 0 if the whole list fits in the frame and need not move. */
  const [listWidth, setListWidth] = useState(0)
  const loopWidth = useReducedMotion() ? 0 : listWidth
  const isMarquee = loopWidth > 0
  const { isPlaying, isPaused, setPaused } = useAutoplay(frame, isMarquee)
  const isScrollable = isMarquee && isPaused

  useEffect(() => {
    const [frameElement, listElement] = [frame.current, list.current]
    if (!frameElement || !listElement) return
    const observer = new ResizeObserver(() => {
      const { width } = listElement.getBoundingClientRect()
      // A difference below one pixel is rounding.
      setListWidth(width >= frameElement.clientWidth + 1 ? width : 0)
    })
    observer.observe(frameElement)
    observer.observe(listElement)
    return () => observer.disconnect()
  }, [])

  // Scrolling starts at the offset of the marquee and updates it.
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
  }, [loopWidth, isScrollable])

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
      // Only `transform` changes, so that the browser needs no layout.
      if (trackElement) trackElement.style.transform = translation(offset.current)
      request = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(request)
  }, [loopWidth, isPlaying])

  const items = logos.map(({ key, content }) => (
    <li key={key} className={styles.logo}>
      {content}
    </li>
  ))
  return (
    <div className={`${styles.strip} ${className}`} data-state={isMarquee && !isScrollable ? "loop" : "list"}>
      {isMarquee ? <PlayPauseButton subject="names" isPaused={isPaused} setPaused={setPaused} /> : null}
      {/* A scrollable element must be reachable by keyboard (WCAG 2.1.1); its focus also stops autoplay. */}
      <div ref={frame} className={styles.frame} role="group" aria-label={label} tabIndex={0}>
        <div className={styles.view}>
          <div ref={track} className={styles.track}>
            <ul ref={list} className={styles.list}>
              {items}
            </ul>
            {isMarquee ? (
              <ul className={styles.list} aria-hidden="true">
                {items}
              </ul>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}

const translation = (offset: number) => `translate3d(${-offset}px, 0, 0)`
