import { formatCount, quote } from "../../gatsby/content/check/format"

/** A mistake in the tables or the sheet, for the staff. */
export interface Mistake {
  level: "error" | "warning"
  /** Where it is, such as `Letters, row 17 ("Maya Okafor")`. */
  place: string
  /** What is wrong and what to do. */
  message: string
  /** Links cannot be made, or could open another person's page. Default: false. */
  preventsLinks?: boolean
}

/** A table or the sheet cannot be read. The message says why and what to do, without the token and the URL. */
export class UnreadableError extends Error {
  /** @param isForAll other tables cannot be read either, for the same reason */
  constructor(
    message: string,
    readonly isForAll = false,
  ) {
    super(message)
  }
}

/** Returns `2 errors:` and a line for each, then `1 warning:` and its line. */
export function formatMistakes(mistakes: readonly Mistake[]): string[] {
  return (["error", "warning"] as const).flatMap((level) => {
    const lines = mistakes.filter((mistake) => mistake.level === level)
    if (lines.length === 0) return []
    const title = `${formatCount(lines.length, level, `${level}s`)}:`
    return [title, ...lines.map(({ place, message }) => `  ${place}: ${message}`), ""]
  })
}

/** Reports rows that have the same id or address. `message` receives the places of the other rows. */
export function duplicateMistakes<Row extends { place: string }>(
  groups: ReadonlyMap<string, readonly Row[]>,
  message: (key: string, others: string) => string,
): Omit<Mistake, "preventsLinks">[] {
  return [...groups].flatMap(([key, [first, second, ...more]]) => {
    if (!first || !second) return []
    const others = [first, ...more].map(({ place }) => place).join(" and ")
    return [{ level: "error" as const, place: second.place, message: message(key, others) }]
  })
}

/** Returns `a space`, `"é"`, or `an invisible character (U+200B)`. */
export function nameCharacter(character: string): string {
  if (character === " ") return "a space"
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")
  return /[\p{C}\p{Z}]/u.test(character) ? `an invisible character (U+${code})` : quote(character)
}
