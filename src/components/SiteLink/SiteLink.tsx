import { Link } from "gatsby"
import type { ReactNode } from "react"
import { isPageOfThisSite } from "./isPageOfThisSite"

interface Props {
  /** A link as it stands in content: a page, an anchor, mail or another site. */
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: () => void
  /** True leaves this page open: for a document that one reads beside it. Screen readers say so. */
  newTab?: boolean
}

/** A link that knows which of Gatsby's router and the browser has to follow it. */
export function SiteLink({ href, className, children, onClick, newTab = false }: Props) {
  if (newTab) {
    return (
      <a href={href} className={className} onClick={onClick} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )
  }
  if (isPageOfThisSite(href)) {
    return (
      <Link to={href} className={className} activeClassName="" onClick={onClick}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  )
}
