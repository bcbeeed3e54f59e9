import { quote } from "../../messages/format"
import { isAfterLastRound } from "../model/deadlines"
import type { ReportRule } from "./finding"

/** Reports commit deadlines that only the letter shows, because they are not after the last round. */
export const findHiddenCommitDeadlines: ReportRule = ({ content }) =>
  content["letters.json"].flatMap((letter, index) => {
    const { commitDeadline, program } = letter
    if (!commitDeadline || isAfterLastRound(letter, content["programs.json"])) return []
    const lastRound = content["programs.json"].find(({ id }) => id === program)?.deadlines?.at(-1)
    const reason = lastRound ? `not after the last round (${lastRound.date})` : "and its program has no rounds"
    const message = `is ${commitDeadline.date}, ${reason}. Only the letter shows it; documents, calendar and commit page say ${quote(commitDeadline.elsewhere)}. Write a date after the last round.`
    return [{ file: "letters.json", path: [index, "commitDeadline", "date"], message }]
  })
