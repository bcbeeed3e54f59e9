import { useContext } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { AfterInstant } from "./AfterInstant"
import * as styles from "./ApplicationsClosed.module.css"
import { ApplicationsContext, newsletterAnchor } from "./applicationsContext"
import { useIsPast } from "./useIsPast"

/** Once all applications are closed: says so, or when the next ones open, and leads to the newsletter. */
export function ApplicationsClosed() {
  const { after, newsletter, next, closesAt } = useContext(ApplicationsContext)
  const isClosed = useIsPast(closesAt)
  if (!closesAt) return null
  return (
    <div className={styles.note}>
      <AfterInstant as="p" instant={closesAt} after={next ?? after} />
      {isClosed ? <ButtonLink href={newsletterAnchor} label={newsletter} /> : null}
    </div>
  )
}
