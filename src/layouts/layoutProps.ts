import type { ReactNode } from "react"

/** What the three layouts with header and footer are given. */
export interface LayoutProps {
  /** Path of the page that search engines are to list in place of this one; normally the page's own. */
  canonical?: string
  children: ReactNode
}
