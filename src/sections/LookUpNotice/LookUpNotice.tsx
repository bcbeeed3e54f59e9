import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { endedLookUpOf, type EndedLookUp } from "../../features/applicants/redirectHome"
import * as styles from "./LookUpNotice.module.css"

export const endedLookUpFragment = graphql`
  fragment EndedLookUpParts on EndedLookUpWords {
    notFound
    failed
    tryAgain
  }
`

interface Props {
  words: Queries.EndedLookUpPartsFragment
  /** Where the router stands. */
  location: { readonly state: unknown }
}

/** For somebody whom the page of a letter has sent here: why, and the way back. The next page takes it away, a reload does not. */
export function LookUpNotice({ words, location }: Props) {
  const [ended, setEnded] = useState<EndedLookUp>()
  useEffect(() => setEnded(endedLookUpOf(location.state)), [location])
  // The element is there from the start: what comes into it later is read out.
  return (
    <div role="status" className={styles.notice}>
      {ended ? (
        <div className={styles.words}>
          <p>
            <InlineText text={words[ended.kind]} />
          </p>
          {ended.kind === "failed" && ended.path ? (
            <ButtonLink href={ended.path} label={words.tryAgain} variant="quiet" />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
