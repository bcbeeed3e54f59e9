import { useContext } from "react"
import { AfterInstant } from "./AfterInstant"
import { ApplicationsContext } from "./applicationsContext"
import * as styles from "./ClosedTag.module.css"

/**
 * The word "closed" behind a deadline, once it has passed.
 * @param props.closesAt instant after which the deadline has passed everywhere (RFC 3339)
 */
export function ClosedTag({ closesAt }: { closesAt: string }) {
  const { closed } = useContext(ApplicationsContext)
  return (
    <>
      {" "}
      <AfterInstant instant={closesAt} after={closed} className={styles.tag} />
    </>
  )
}
