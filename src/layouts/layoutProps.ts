import type { ReactNode } from "react"
import type { SeoProps } from "../head/Seo"

/** What the three layouts with header and footer are given: the head of the page and its content. */
export interface LayoutProps extends SeoProps {
  children: ReactNode
}
