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
  /** Location of the router. */
  location: { readonly state: unknown }
}

/** Explains why a personal page redirected to this page. It stays after a reload and disappears on the next navigation. */
export function LookUpNotice({ words, location }: Props) {
  const [ended, setEnded] = useState<EndedLookUp>()
  useEffect(() => setEnded(endedLookUpOf(location.state)), [location])
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
