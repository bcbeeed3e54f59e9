import { Link } from "gatsby"
import type { ReactNode } from "react"
import { isPageOfThisSite } from "./isPageOfThisSite"

interface Props {
  /** A link as it stands in content: a page, an anchor, mail or another site. */
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: () => void
}

/** A link that knows which of Gatsby's router and the browser has to follow it. */
export function SiteLink({ href, className, children, onClick }: Props) {
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
