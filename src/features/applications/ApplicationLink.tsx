import { useContext } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./ApplicationLink.module.css"
import { ApplicationsContext, newsletterAnchor } from "./applicationsContext"
import { useIsPast } from "./useIsPast"

interface Props {
  href: string
  label: string
  /** Instant after which the last round is closed (RFC 3339). A program without rounds closes with the last round of all. */
  closesAt: string | null
}

/** Link to the application of a program. After its last round, it is outlined, and a link to the newsletter follows. */
export function ApplicationLink({ href, label, closesAt }: Props) {
  const { newsletter, closesAt: lastInstant } = useContext(ApplicationsContext)
  const isClosed = useIsPast(closesAt ?? lastInstant)
  return (
    <>
      <ButtonLink href={href} label={label} variant={isClosed ? "quiet" : "primary"} />
      <p className={styles.newsletter}>{isClosed ? <SiteLink href={newsletterAnchor}>{newsletter}</SiteLink> : null}</p>
    </>
  )
}
