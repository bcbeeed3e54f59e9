import { Link } from "gatsby"
import type { ReactNode } from "react"
import { isRouterLink } from "./isRouterLink"

interface Props {
  /** Link as in content: a page, an anchor, mail or another site. */
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: () => void
  newTab?: boolean
}

/** A link that Gatsby's router follows where it can, and the browser elsewhere. */
export function SiteLink({ href, className, children, onClick, newTab = false }: Props) {
  if (!newTab && isRouterLink(href)) {
    return (
      <Link to={href} className={className} activeClassName="" onClick={onClick}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={href}
      className={className}
      onClick={onClick}
      target={newTab ? "_blank" : undefined}
      rel={newTab ? "noopener noreferrer" : undefined}
    >
      {children}
      {newTab ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
    </a>
  )
}
