import { groupBy } from "../groupBy"
import { formatCount } from "../../src/format/number"

/** A mistake in the tables or the sheet, for the staff. With an error, nothing is published. */
export interface Mistake {
  level: "error" | "warning"
  /** Where it is, such as `Letters, row 17 ("Maya Okafor")`. */
  place: string
  /** What is wrong and what to do. */
  message: string
}

/**
 * More mistakes of one kind have one cause, such as ids that were made in the same way, a changed column, or another
 * sheet.
 */
export const maxAlone = 20

/** More rows than these are not corrected one by one. */
const maxListed = 100

/** Returns the mistakes of one kind, or one for all of them if they are many. @param causes questions to ask then */
export function joinMany(mistakes: readonly Mistake[], causes = ""): readonly Mistake[] {
  const [first] = mistakes
  if (!first || mistakes.length <= maxAlone) return mistakes
  const rows = mistakes.length <= maxListed ? ` These are ${formatRows(mistakes)}.` : ""
  const message = `${first.message}${causes}${rows}`
  return [{ ...first, place: `${mistakes.length} rows, such as ${first.place}`, message }]
}

/** Returns the places of mistakes, such as `Letters, rows 4, 7, 9 and Sheet, rows 2, 3`. */
function formatRows(mistakes: readonly Mistake[]): string {
  const numberOf = /^(.*), row (\d+)/
  const tables = groupBy(mistakes, ({ place }) => numberOf.exec(place)?.[1] ?? "")
  const rows = [...tables].map(([table, list]) => {
    const numbers = list.map(({ place }) => numberOf.exec(place)?.[2])
    return `${table}, rows ${numbers.join(", ")}`
  })
  return rows.join(" and ")
}

/**
 * Returns mistakes of several kinds, those of each kind as `joinMany` does. The kind is the message without the values
 * of a row: quotations and ids.
 */
export function joinManyOfEachKind(mistakes: readonly Mistake[]): readonly Mistake[] {
  const kinds = groupBy(mistakes, ({ message }) => message.replace(/"[^"]*"|[\da-f-]{36}|\d+/g, ""))
  return [...kinds.values()].flatMap((kind) => joinMany(kind))
}

const mistakesAt = (level: Mistake["level"]) => (place: string, messages: readonly (string | undefined | false)[]) =>
  messages.flatMap((message): Mistake[] => (message ? [{ level, place, message }] : []))

/** Return a mistake for each message. */
export const errorsAt = mistakesAt("error")
export const warningsAt = mistakesAt("warning")

/** Returns `2 errors:` and a line for each, then `1 warning:` and its line. */
export function mistakeLines(mistakes: readonly Mistake[]): string[] {
  return (["error", "warning"] as const).flatMap((level) => {
    const lines = mistakes.filter((mistake) => mistake.level === level)
    if (lines.length === 0) return []
    const title = `${formatCount(lines.length, level)}:`
    return [title, ...lines.map(({ place, message }) => `  ${place}: ${message}`), ""]
  })
}

/** Reports rows that have the same id, address or name. `message` receives the places of the other rows. */
export function duplicateMistakes(
  level: Mistake["level"],
  groups: ReadonlyMap<string, readonly { place: string }[]>,
  message: (key: string, others: string) => string,
): Mistake[] {
  return [...groups].flatMap(([key, [first, second, ...more]]) => {
    if (!first || !second) return []
    const others = [first, ...more].map(({ place }) => place).join(" and ")
    return [{ level, place: second.place, message: message(key, others) }]
  })
}
