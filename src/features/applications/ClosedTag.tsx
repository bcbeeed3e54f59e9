import { useContext } from "react"
import { AfterInstant } from "./AfterInstant"
import { ApplicationsContext } from "./applicationsContext"
import * as styles from "./ClosedTag.module.css"

/** The word "closed" behind a text that names a deadline, once the deadline has passed. */
export function ClosedTag({ text }: { text: string }) {
  const { closed, deadlines } = useContext(ApplicationsContext)
  const deadline = deadlines.find(({ label }) => text.includes(label))
  if (!deadline) return null
  return (
    <>
      {" "}
      <AfterInstant instant={deadline.closesAt} words={closed} className={styles.tag}>
        {closed}
      </AfterInstant>
    </>
  )
}
