import { Link } from "gatsby"
import type { ReactNode } from "react"
import { isRouterLink } from "./isRouterLink"

interface Props {
  /** Link as in content: a page, an anchor, an email address or another site. */
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: () => void
  newTab?: boolean
}

/** Renders Gatsby's `Link` if the router can follow the link, otherwise a plain `<a>`. */
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
