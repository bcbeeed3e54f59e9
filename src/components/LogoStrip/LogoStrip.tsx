import { useRef, useState, type ReactNode } from "react"
import { movementControl, useHeld } from "../../hooks/useHeld"
import { useInView } from "../../hooks/useInView"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { IconButton } from "../IconButton/IconButton"
import * as styles from "./LogoStrip.module.css"
import { useLoop, useLoopWidth } from "./useLoop"

interface Props {
  /** Name of the list for screen readers. */
  label: string
  logos: readonly { key: string; content: ReactNode }[]
  /** A class that sets `--logos-shown`, by media queries: how many are seen at a time. */
  className?: string | undefined
}

/**
 * Logos that go past by themselves in a loop, as long as they are in view and nobody points at them. Stopped, it is
 * scrolled by hand. Without JavaScript and for those who want no motion it is a list of all of them.
 */
export function LogoStrip({ label, logos, className = "" }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isPaused, setPaused] = useState(false)
  const isStill = useReducedMotion()
  const isHeld = useHeld(frame)
  const isInView = useInView(frame)
  const measured = useLoopWidth(frame, list)
  const loopWidth = isStill ? 0 : measured
  const loops = loopWidth > 0
  const isByHand = loops && isPaused
  useLoop({ frame, track, loopWidth, isMoving: loops && !isPaused && !isHeld && isInView, isByHand })

  const items = logos.map(({ key, content }) => (
    <li key={key} className={styles.logo}>
      {content}
    </li>
  ))
  return (
    <div className={`${styles.strip} ${className}`} data-state={loops && !isByHand ? "loop" : "list"}>
      {loops ? (
        <div className={styles.controls}>
          <IconButton
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? "Start moving the names" : "Stop moving the names"}
            onClick={() => setPaused(!isPaused)}
            {...movementControl}
          />
        </div>
      ) : null}
      {/* What scrolls, and what stops while one looks at it, has to be reachable by keyboard (WCAG 2.1.1). */}
      <div ref={frame} className={styles.frame} role="group" aria-label={label} tabIndex={0}>
        <div className={styles.view}>
          <div ref={track} className={styles.track}>
            <ul ref={list} className={styles.list}>
              {items}
            </ul>
            {loops ? (
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
