import { useEffect, useRef, type ReactNode } from "react"
import * as styles from "./Reveal.module.css"
import { watchNear } from "./watchNear"

interface Props {
  className?: string | undefined
  /** How near to the viewport it is revealed, in CSS pixels. */
  offset?: number
  /** Milliseconds between coming near and being revealed. */
  delay?: number
  children: ReactNode
}

/**
 * A block that rises into its place when it comes near the viewport, once; it then carries the class `is-revealed`.
 * Nothing is hidden at any time, so that paper, search and a picture of the whole page show everything.
 */
export function Reveal({ className = "", offset = 200, delay = 0, children }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = block.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The class is the element's own affair: React would draw the whole section again for it.
    const reveal = () => element.classList.add("is-revealed")
    const end = watchNear({
      element,
      offset,
      onNear: () => {
        if (delay) timer = setTimeout(reveal, delay)
        else reveal()
      },
      onBelow: () => (element.dataset.state = "below"),
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [offset, delay])
  return (
    <div ref={block} className={`${styles.reveal} ${className}`}>
      {children}
    </div>
  )
}
