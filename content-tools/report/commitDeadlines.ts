import { quote } from "../../messages/format"
import { isAfterLastRound } from "../model/deadlines"
import type { Content } from "../model"
import { programOfLetter } from "../schemas/letters"
import type { ReportRule } from "./finding"

type Letter = Content["letters.json"][number]

/**
 * Returns the date of the last round, if only the letter shows its commit deadline, because it is not after that round.
 * A letter of a program without rounds is the only place for its date.
 */
export function lastRoundAfter(letter: Letter, programs: Content["programs.json"]): string | undefined {
  if (!letter.commitDeadline || isAfterLastRound(letter, programs)) return undefined
  return programs.find(({ id }) => id === programOfLetter[letter.id])?.deadlines?.at(-1)?.date
}

/** Reports commit deadlines that only the letter shows, because they are not after the last round. */
export const findHiddenCommitDeadlines: ReportRule = ({ content }) =>
  content["letters.json"].flatMap((letter, index) => {
    const lastRound = lastRoundAfter(letter, content["programs.json"])
    const { commitDeadline } = letter
    if (!commitDeadline || !lastRound) return []
    const message =
      `is ${commitDeadline.date}, not after the last round (${lastRound}). ` +
      `Only the letter shows it; documents, calendar and commit page say ${quote(commitDeadline.elsewhere)}. ` +
      "Write a date after the last round."
    return [{ file: "letters.json", path: [index, "commitDeadline", "date"], message }]
  })
