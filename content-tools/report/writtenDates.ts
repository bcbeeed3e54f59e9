import { formatDate } from "../../src/format/dateTime"
import { quote } from "../../messages/format"
import { checkTexts } from "../check/checkTexts"
import { predicate } from "../check/mistake"
import type { Content } from "../model"
import { withoutReferences } from "../model/facts"
import { isFreeText } from "../model/fields"
import type { ReportRule } from "./finding"
import { isAboutCohort } from "./texts"

/** Matches April 30. */
const monthAndDay =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g

/** Reports days in words that no date in content has. `findRepeatedFacts` reports the others. */
export const findWrittenDates: ReportRule = ({ files, content }) => {
  const known = datesOf(content).map((date) => formatDate(date).replace(/,.*/, ""))
  return checkTexts(files, (text) => {
    if (text.role !== "prose" || !isFreeText(text) || !isAboutCohort(text)) return undefined
    const day = withoutReferences(text.value)
      .match(monthAndDay)
      ?.find((words) => !known.includes(words))
    if (day === undefined) return undefined
    return predicate`names ${quote(day)}, which is no date in programs.json or letters.json.
      If it is a day of the cohort, write a fact, such as {{research.startDate}}.`
  })
}

function datesOf(content: Content): string[] {
  const ofPrograms = content["programs.json"].flatMap(({ opens, startDate, endDate, deadlines = [] }) => [
    opens,
    startDate,
    endDate,
    ...deadlines.map(({ date }) => date),
  ])
  const ofLetters = content["letters.json"].map(({ commitDeadline }) => commitDeadline?.date)
  return [...ofPrograms, ...ofLetters].flatMap((date) => date ?? [])
}
