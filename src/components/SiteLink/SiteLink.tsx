import { Link } from "gatsby"
import type { ReactNode } from "react"

/**
 * Source paths in content/redirects.json, without a trailing slash. Set by webpack
 * (gatsby/hooks/onCreateWebpackConfig.ts).
 */
declare const __REDIRECT_SOURCES__: readonly string[]

interface Props {
  /** Link as in content: a page, an anchor, an email address or another site. */
  href: string
  className?: string | undefined
  /** Added to the class name on the page that the link leads to, and on the pages below it, but for the home page. */
  activeClassName?: string | undefined
  children: ReactNode
  onClick?: () => void
  newTab?: boolean
}

/** Renders Gatsby's `Link` if the router can follow the link, otherwise a plain `<a>`. */
export function SiteLink({ href, className, activeClassName = "", children, onClick, newTab = false }: Props) {
  if (!newTab && isRouterLink(href)) {
    return (
      <Link
        to={href}
        className={className}
        activeClassName={activeClassName}
        partiallyActive={href !== "/"}
        onClick={onClick}
      >
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

/**
 * Returns whether Gatsby's router can follow a link. It cannot follow a link to a file or to a redirect, which only the
 * host applies.
 * @param href link as in content
 */
export function isRouterLink(href: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false
  const path = href.replace(/[?#].*$/, "").replace(/\/$/, "")
  return !__REDIRECT_SOURCES__.includes(path) && !/\.[a-z0-9]+$/i.test(path)
}
