import type { ReactNode } from "react"

/** One slide of a carousel. */
export interface Slide {
  key: string
  /** Anchor that leads to the slide, `highlight-3` for `#highlight-3`. */
  id?: string
  content: ReactNode
}
