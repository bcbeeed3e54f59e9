import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { personalPages } from "../../routes"
import { endedLookupOf, type EndedLookup } from "../../features/applicants/redirectHome"
import * as styles from "./LookupNotice.module.css"

export const endedLookupFragment = graphql`
  fragment EndedLookupParts on Letter {
    id: jsonId
    endedLookup {
      missingId
      notFound
      failed
      tryAgain
    }
  }
`

interface Props {
  letters: readonly Queries.EndedLookupPartsFragment[]
  /** Gatsby's location. `redirectHome` sets its state. */
  location: { readonly state: unknown }
}

/** Explains why a personal page redirected to this page. The message disappears on the next navigation, not on a reload. */
export function LookupNotice({ letters, location }: Props) {
  const [endedLookup, setEndedLookup] = useState<EndedLookup>()
  useEffect(() => setEndedLookup(endedLookupOf(location.state)), [location])
  const page = personalPages.find(({ kind }) => kind === endedLookup?.page)
  const text = letters.find(({ id }) => id === page?.texts)?.endedLookup
  // The effect adds the message after the first render, because screen readers announce only changes of a status element.
  return (
    <div role="status" className={styles.notice}>
      {endedLookup && text ? (
        <div className={styles.message}>
          <p>
            <InlineText text={text[endedLookup.reason]} />
          </p>
          {endedLookup.reason === "failed" && endedLookup.path ? (
            <ButtonLink href={endedLookup.path} label={text.tryAgain} variant="quiet" />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
