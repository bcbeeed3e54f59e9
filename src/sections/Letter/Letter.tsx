import { graphql } from "gatsby"
import { useEffect, useRef } from "react"
import { Confetti } from "../../components/Confetti/Confetti"
import { InlineText } from "../../components/InlineText/InlineText"
import { Letterhead } from "../../components/Letterhead/Letterhead"
import { redirectHome } from "../../features/applicants/redirectHome"
import { useApplicant } from "../../features/applicants/useApplicant"
import { useHydrated } from "../../hooks/useHydrated"
import type { LetterKind } from "../../routes"
import { isSeasonOver } from "../../season"
import { useLetterChanges } from "../useLetterChanges"
import * as styles from "./Letter.module.css"
import { LetterFigure } from "./LetterFigure"
import { LetterHeading } from "./LetterHeading"
import { LetterText } from "./LetterText"

export const letterFragments = graphql`
  fragment LetterProgram on Program {
    ...ProgramInstantsFields
    lastDay
    priceText
    dates
    firstMeeting
    meetingsClock
    hoursPerWeek {
      ...NumberRangeFields
    }
    ...ExampleWeekData
  }

  fragment LetterSite on SiteFacts {
    name
    email
    financialAid {
      application {
        ...LinkItemFields
      }
    }
  }
`

/** What each kind of page tells the applicant, which decides its figure and its confetti. */
const resultOf: Readonly<Record<LetterKind, "admission" | "offer">> = { letter: "admission", decision: "offer" }

interface Props {
  page: LetterKind
  letter: Queries.LetterFieldsFragment
  /** Shown until the applicant is found. They are the same for each kind of page. */
  texts: Queries.PersonalPageTextFieldsFragment
  programs: readonly Queries.LetterProgramFragment[]
  /** Before the last day of a program that is over. */
  ended: string
  weekText: Queries.ExampleWeekTextFieldsFragment
  site: Queries.LetterSiteFragment
  /** The decoded `userId` in the URL. Undefined in prerendered HTML and if the URL has no decodable id. */
  userId: string | undefined
}

/**
 * A personal letter. It shows a loading message until the applicant is found, then the letter. If the applicant is not
 * found or the lookup fails, it redirects to the home page. Confetti falls if `celebrate` is true in content. A
 * decision says no first, so there it falls gently from the offer of another place.
 */
export function Letter({ page, letter, texts, programs, ended, weekText, site, userId = "" }: Props) {
  const lookup = useApplicant(page, userId)
  const { kind } = lookup
  // The page may show the name before React hydrates it (earlyHeading.ts). The rest of the letter follows.
  const isHydrated = useHydrated()
  const hasName = kind === "found"
  const isFound = hasName && isHydrated
  const result = resultOf[page]
  useLetterChanges(programs, letter.commitDeadline)
  const offer = useRef<HTMLParagraphElement>(null)
  const releaseAt = kind === "notReleased" ? lookup.releaseAt : undefined
  useEffect(() => {
    if (kind === "notFound" || kind === "missingId" || kind === "failed" || kind === "notReleased")
      redirectHome({ reason: kind, page, ...(releaseAt !== undefined && { releaseAt }) })
  }, [kind, page, releaseAt])
  return (
    <div className={styles.desk}>
      <article className={styles.sheet} data-state={isFound ? "found" : "loading"}>
        <header className={styles.head}>
          <Letterhead name={site.name} />
          <LetterFigure result={result} isFound={isFound} />
        </header>
        {hasName ? null : <h1 className="visually-hidden">{texts.title}</h1>}
        {/* The status element stays mounted, because screen readers announce only changes inside it. */}
        <div role="status">
          {hasName ? (
            <LetterHeading greeting={letter.heading} name={lookup.name} />
          ) : (
            <p className={styles.loading}>{kind === "offline" ? texts.offline : "Loading..."}</p>
          )}
        </div>
        {isFound ? (
          <LetterText
            letter={letter}
            program={programs.find(({ id }) => id === letter.program)}
            isSeasonOver={isSeasonOver(programs)}
            ended={ended}
            weekText={weekText}
            site={site}
            userId={userId}
            name={lookup.name}
            offerRef={offer}
          />
        ) : (
          <noscript>
            <InlineText as="p" text={texts.withoutScript} />
          </noscript>
        )}
      </article>
      {isFound && letter.celebrate && (result === "admission" || letter.offer) ? (
        <Confetti from={result === "offer" ? offer : undefined} />
      ) : null}
    </div>
  )
}
