import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { endedLookupOf, type EndedLookup } from "../../features/applicants/redirectHome"
import * as styles from "./LookupNotice.module.css"

export const endedLookupFragment = graphql`
  fragment EndedLookupParts on EndedLookupWords {
    notFound
    failed
    tryAgain
  }
`

interface Props {
  words: Queries.EndedLookupPartsFragment
  /** Location of the router. */
  location: { readonly state: unknown }
}

/** Explains why a personal page redirected to this page. It stays after a reload and disappears on the next navigation. */
export function LookupNotice({ words, location }: Props) {
  const [ended, setEnded] = useState<EndedLookup>()
  useEffect(() => setEnded(endedLookupOf(location.state)), [location])
  // The status element is rendered first without text, because screen readers announce only what changes in it.
  return (
    <div role="status" className={styles.notice}>
      {ended ? (
        <div className={styles.message}>
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
