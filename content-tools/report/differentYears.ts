import { formatList } from "../../messages/format"
import { yearOf } from "../check/dates"
import type { ReportRule } from "./finding"

/** Reports once that programs begin in different years: a new cohort has the dates of one of them only. */
export const findDifferentYears: ReportRule = ({ content }) => {
  const starts = content["programs.json"].flatMap(({ name, startDate }) => (startDate ? [{ name, startDate }] : []))
  if (new Set(starts.map(({ startDate }) => yearOf(startDate))).size < 2) return []
  const days = starts.map(({ name, startDate }) => `${name}: ${startDate}`)
  const message = `has programs that begin in different years: ${formatList(days)}. Write the dates of one cohort.`
  return [{ file: "programs.json", message }]
}
