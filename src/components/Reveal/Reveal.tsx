import { useEffect, useRef, type ReactNode } from "react"
import { throttle, viewportInterval } from "../../lib/throttle"
import * as styles from "./Reveal.module.css"

/** Milliseconds from mount to the first check (specification, section 9). */
const startDelay = 100

interface Block {
  element: HTMLElement
  offset: number
  reveal: () => void
}

/** The blocks that are not revealed yet, of the whole page, so that it has only one scroll listener and one resize listener. */
const blocks = new Set<Block>()

const check = throttle(() => {
  // All reads before all writes, so that the browser computes the layout once.
  const measured = [...blocks].map((block) => [block, block.element.getBoundingClientRect()] as const)
  for (const [block, { top, bottom }] of measured) {
    if (top <= window.innerHeight + block.offset && bottom >= -block.offset) {
      blocks.delete(block)
      block.reveal()
    } else if (top > 0) block.element.dataset.state = "below"
  }
}, viewportInterval)

interface Props {
  className?: string | undefined
  /** Distance from the viewport at which the block is revealed, in CSS pixels. */
  offset?: number
  /** Milliseconds between the intersection and the reveal. */
  delay?: number
  children: ReactNode
}

/**
 * Moves a block up into its place once it is within an offset of the viewport, and adds the class `is-revealed`. The block is never
 * hidden, so that print, search and full-page screenshots show the whole page.
 */
export function Reveal({ className = "", offset = 200, delay = 0, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    // Not React state: that would render the whole section again.
    const show = () => element.classList.add("is-revealed")
    const block = { element, offset, reveal: () => (delay ? (timer = setTimeout(show, delay)) : show()) }
    let timer = setTimeout(() => {
      blocks.add(block)
      // The browser ignores the same listener the second time.
      window.addEventListener("scroll", check, { passive: true })
      window.addEventListener("resize", check)
      check()
    }, startDelay)
    return () => {
      clearTimeout(timer)
      blocks.delete(block)
    }
  }, [offset, delay])
  return (
    <div ref={root} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  )
}
