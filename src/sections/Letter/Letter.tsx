import { useEffect } from "react"
import { Confetti } from "../../components/Confetti/Confetti"
import { Letterhead } from "../../components/Letterhead/Letterhead"
import { InlineText } from "../../components/InlineText/InlineText"
import { useApplicant, type ApplicantPage } from "../../features/applicants/useApplicant"
import { redirectHome } from "../../features/applicants/redirectHome"
import * as styles from "./Letter.module.css"
import { LetterFigure } from "./LetterFigure"
import { LetterText } from "./LetterText"

/** Pieces of confetti (specification, section 9). */
const confettiPieces = 800

interface Props {
  page: ApplicantPage
  letter: Queries.LetterPartsFragment
  programs: readonly Queries.LetterProgramFragment[]
  site: Queries.LetterSiteFragment
  /** The id as it stands in the address, decoded; undefined where there is none, and while the page is prebuilt. */
  userId: string | undefined
}

/**
 * A personal letter: it says that it is loading until the name is known, then it is there, with confetti where content says
 * so. Where nothing is found, or the look-up fails, it goes to the home page.
 */
export function Letter({ page, letter, programs, site, userId = "" }: Props) {
  const lookUp = useApplicant(page, userId)
  const { kind } = lookUp
  useEffect(() => {
    if (kind === "notFound" || kind === "failed") redirectHome(kind)
  }, [kind])

  const isFound = kind === "found"
  return (
    <div className={styles.desk}>
      <article className={styles.sheet} data-state={isFound ? "found" : "loading"}>
        <header className={styles.head}>
          <Letterhead name={site.name} />
          <LetterFigure page={page} isFound={isFound} />
        </header>
        {isFound ? null : <h1 className="visually-hidden">{letter.title}</h1>}
        {/* The same element throughout: a change in it is read out. */}
        <div role="status">
          {isFound ? (
            <Heading words={letter.heading} name={lookUp.name} />
          ) : (
            <p className={styles.loading}>{kind === "offline" ? letter.offline : "Loading..."}</p>
          )}
        </div>
        {isFound ? (
          <LetterText
            letter={letter}
            program={programs.find(({ id }) => id === letter.program)}
            site={site}
            userId={userId}
          />
        ) : (
          <noscript>
            <p>
              <InlineText text={letter.withoutScript} />
            </p>
          </noscript>
        )}
      </article>
      {isFound && letter.celebrate ? <Confetti pieces={confettiPieces} /> : null}
    </div>
  )
}

/** Names longer than this are set smaller. */
const longName = 40

/** The first words and the name, which may be in any script and of any length, or missing in the table. */
function Heading({ words, name }: { words: string; name: string }) {
  return (
    <h1 className={styles.heading} data-length={name.length > longName ? "long" : undefined}>
      {words}
      {name ? (
        <>
          , <bdi className={styles.name}>{name}</bdi>
        </>
      ) : null}
    </h1>
  )
}
