import type { ReactNode } from "react"

export interface CarouselSlide {
  key: string
  /** Anchor of the slide, without `#`. */
  id?: string
  content: ReactNode
}
