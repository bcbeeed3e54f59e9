import { useEffect, useRef, type ReactNode } from "react"
import { throttle } from "../../lib/throttle"
import * as styles from "./Reveal.module.css"

/** Milliseconds from mount to the first check (specification, section 9). */
const startDelay = 100

/** CSS pixels of a block that are in the viewport when it moves, so that the visitor sees the movement. */
const visiblePart = 64

interface Block {
  element: HTMLElement
  offset: number
  reveal: () => void
}

/**
 * The blocks that are not in their place yet, of the whole page, so that it has only one scroll listener and one resize
 * listener.
 */
const blocks = new Set<Block>()

const check = throttle(() => {
  // All reads before all writes, so that the browser computes the layout once.
  const measured = [...blocks].map((block) => [block, block.element.getBoundingClientRect()] as const)
  for (const [block, { top, bottom }] of measured) {
    const { element, offset } = block
    const distance = top - window.innerHeight
    const isNear = distance <= offset && bottom >= -offset
    if (isNear) block.reveal()
    if (distance > 0) element.dataset.state = "below"
    else if (isNear && distance < -visiblePart) {
      blocks.delete(block)
      if (element.dataset.state) element.dataset.state = "seen"
    }
  }
})

interface Props {
  className?: string | undefined
  /** Distance from the viewport at which the block is revealed, in CSS pixels. */
  offset?: number
  /** Milliseconds between the intersection and the reveal. */
  delay?: number
  children: ReactNode
}

/**
 * Adds the class `is-revealed` to a block once it is within an offset of the viewport, after a delay. A block that was
 * below the viewport then moves up into its place as soon as the visitor sees its beginning. It is never hidden, so
 * that print, search and full-page screenshots show the whole page.
 */
export function Reveal({ className = "", offset = 200, delay = 0, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    // Not React state: that would render the whole section again.
    const show = () => element.classList.add("is-revealed")
    let showTimer: ReturnType<typeof setTimeout> | undefined
    const block = { element, offset, reveal: () => (showTimer ??= setTimeout(show, delay)) }
    const timer = setTimeout(() => {
      blocks.add(block)
      // The browser ignores the same listener the second time.
      window.addEventListener("scroll", check, { passive: true })
      window.addEventListener("resize", check)
      check()
    }, startDelay)
    return () => {
      clearTimeout(timer)
      clearTimeout(showTimer)
      blocks.delete(block)
    }
  }, [offset, delay])
  return (
    <div ref={root} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  )
}
