/** Words for a day or an hour that say something else than the date beside them. */
import { quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { fieldsOf, isRecord, isValid, type ParsedFile } from "./walk"

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** Every group with words `label` for a `date`, a moment `at` or a `time`. */
export function checkDayLabels(parsed: ParsedFile): ContentProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { value, path } = field
    const { label, date, at, time } = isRecord(value) ? value : {}
    if (typeof label !== "string" || !isValid(field)) return []
    const [day, clock] = typeof at === "string" ? [at.slice(0, 10), at.slice(11, 16)] : [date, time]
    return [
      { said: dayIn(label), given: day },
      { said: clockIn(label), given: clock },
    ].flatMap(({ said, given }) =>
      said === undefined || typeof given !== "string" || said === given
        ? []
        : [
            {
              file: parsed.file.path,
              path: [...path, "label"],
              message: `is ${quoted(label)}, and the date beside it says ${given}. Change one of them.`,
            },
          ],
    )
  })
}

/** The day that words name, such as `2025-02-28`: "Feb 28 2025", "February 28, 2025" or "2/28/2025". */
function dayIn(words: string): string | undefined {
  const [, name = "", dayOfName = "", yearOfName = ""] = /([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/i.exec(words) ?? []
  const [, month = "", day = dayOfName, year = yearOfName] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(words) ?? []
  const number = month ? Number(month) : months.indexOf(name.toLowerCase()) + 1
  return number ? `${year}-${twoDigits(number)}-${twoDigits(Number(day))}` : undefined
}

/** The hour that words name, such as `23:59`: "11:59 PM", "8 am". */
function clockIn(words: string): string | undefined {
  const [, hour, minute = "0", half = ""] = /(\d{1,2})(?::(\d{2}))? ?([ap])m\b/i.exec(words) ?? []
  if (hour === undefined) return undefined
  return `${twoDigits((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0))}:${twoDigits(Number(minute))}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0")
}
