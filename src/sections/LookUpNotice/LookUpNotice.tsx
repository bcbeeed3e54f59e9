import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { endedLookUpOf, forgetEndedLookUp, type EndedLookUp } from "../../features/applicants/wayHome"
import * as styles from "./LookUpNotice.module.css"

export const endedLookUpFragment = graphql`
  fragment EndedLookUpParts on EndedLookUpWords {
    notFound
    failed
  }
`

interface Props {
  words: Queries.EndedLookUpPartsFragment
  /** Where the router stands. */
  location: { readonly state: unknown }
}

/** A quiet line for somebody whom the page of a letter has sent here. It is said once: the next navigation takes it away. */
export function LookUpNotice({ words, location }: Props) {
  const [ended, setEnded] = useState<EndedLookUp>()
  useEffect(() => {
    const now = endedLookUpOf(location.state)
    setEnded(now)
    if (now) forgetEndedLookUp()
  }, [location])
  // The element is there from the start: what comes into it later is read out.
  return (
    <div role="status" className={styles.notice}>
      {ended ? <p className={styles.words}>{words[ended]}</p> : null}
    </div>
  )
}
