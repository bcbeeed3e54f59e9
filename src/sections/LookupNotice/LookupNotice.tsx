import { useEffect, useState } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { formatLocalDateTime } from "../../format/dateTime"
import { useHydrated } from "../../hooks/useHydrated"
import { useLatestPast } from "../../hooks/useLatestPast"
import { endedLookupOf } from "../../features/applicants/redirectHome"
import { takePlace } from "./reservedPlace"
import * as styles from "./LookupNotice.module.css"

interface Props {
  text: Queries.EndedLookupTextFieldsFragment
  /** Gatsby's location. `redirectHome` sets its state. */
  location: { readonly state: unknown }
}

/**
 * Explains why a personal page redirected to this page. The message disappears on the next navigation, not on a reload.
 */
export function LookupNotice({ text, location }: Props) {
  const endedLookup = useHydrated() ? endedLookupOf(location.state) : undefined
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { reason, path, releaseAt, isClockAhead } = endedLookup ?? {}
  const isReleased = useLatestPast(releaseAt && !isClockAhead ? [Date.parse(releaseAt)] : []) > 0
  const shown = isReleased ? "released" : reason
  // Shown at once, or it would push the page down. Then replaced, because screen readers announce only what changes in
  // a status element that is already on the page.
  return (
    <div role="status" className={styles.notice}>
      {shown ? (
        <div
          key={String(isPainted)}
          ref={takePlace}
          className={styles.message}
          aria-hidden={isPainted ? undefined : true}
        >
          <p>
            <InlineText text={text[shown]} />
            {releaseAt && !isReleased ? (
              <>
                {" "}
                <time dateTime={releaseAt}>
                  <InlineText text={formatLocalDateTime(releaseAt)} />
                </time>
              </>
            ) : null}
          </p>
          {path && (isReleased || isClockAhead || reason === "failed") ? (
            <ButtonLink href={path} label={text.tryAgain} variant="quiet" />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
