import { useContext } from "react"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { AfterInstant } from "./AfterInstant"
import { ApplicationsContext } from "./applicationsContext"

/** Anchor of the newsletter, which is in the footer of every page with links to applications. */
const newsletterAnchor = "#footer-newsletter"

interface Props {
  /** Instant after which the application beside this note is closed (RFC 3339). Default: that of all applications. */
  closesAt?: string | null
}

/** Note beside the links to applications, once they are closed: when the next ones open, or where the newsletter is. */
export function ApplicationsClosed({ closesAt }: Props) {
  const { after, newsletter, next, closesAt: lastInstant } = useContext(ApplicationsContext)
  const instant = closesAt ?? lastInstant
  if (!instant) return null
  return (
    <AfterInstant as="p" instant={instant} words={next ?? `${after}\n${newsletter}`}>
      <InlineText text={next ?? after} />
      {/* The link has its own line, so that the web font, which breaks the text elsewhere, does not move it. */}
      {next ? null : <br />}
      {next ? null : <SiteLink href={newsletterAnchor}>{newsletter}</SiteLink>}
    </AfterInstant>
  )
}
