import { useRef, type ReactNode } from "react"
import { useAutoplay } from "../../hooks/useAutoplay"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { PlayPauseButton } from "../PlayPauseButton/PlayPauseButton"
import * as styles from "./LogoStrip.module.css"
import { useLoopWidth, useMarquee } from "./useMarquee"

interface Props {
  /** Name for screen readers. */
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
  const listWidth = useLoopWidth(frame, list)
  const loopWidth = useReducedMotion() ? 0 : listWidth
  const isMarquee = loopWidth > 0
  const { isPlaying, isPaused, setPaused } = useAutoplay(frame, isMarquee)
  const isScrollable = isMarquee && isPaused
  useMarquee({ frame, track, loopWidth, isPlaying, isScrollable })

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
