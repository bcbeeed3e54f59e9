import { useEffect, useRef, type ReactNode } from "react"
import { observeIntersection } from "./observeIntersection"
import * as styles from "./Reveal.module.css"

interface Props {
  className?: string | undefined
  /** Distance from the viewport at which the block is revealed, in CSS pixels. */
  offset?: number
  /** Milliseconds between the intersection and the reveal. */
  delay?: number
  children: ReactNode
}

/**
 * Moves a block up into its place once it is within an offset of the viewport, and adds the class `is-revealed`. The block
 * is never hidden, so that print, search and full-page screenshots show the whole page.
 */
export function Reveal({ className = "", offset = 200, delay = 0, children }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = block.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not React state: that would render the whole section again.
    const reveal = () => element.classList.add("is-revealed")
    const stopObserving = observeIntersection({
      element,
      rootMargin: offset,
      onIntersect: () => {
        if (delay) timer = setTimeout(reveal, delay)
        else reveal()
      },
      onBelow: () => (element.dataset.state = "below"),
    })
    return () => {
      clearTimeout(timer)
      stopObserving()
    }
  }, [offset, delay])
  return (
    <div ref={block} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  )
}
