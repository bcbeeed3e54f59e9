import { joinSome } from "../../messages/format"
import type { LocatedMistake } from "./mistake"

/** Fewer mistakes are rather separate mistakes. */
const minRepeated = 3

/**
 * Joins the mistakes that a single mistake causes, such as a list that was copied: those with the same cause whose fields have the same
 * name in different entries of one file. Joins those about one fact or anchor in all files, because one missing date or removed question
 * may cause them. The message of the first names the places of the others.
 */
export function joinRepeated(mistakes: readonly LocatedMistake[]): LocatedMistake[] {
  const groups = new Map<string, LocatedMistake[]>()
  for (const mistake of mistakes) groups.set(keyOf(mistake), [...(groups.get(keyOf(mistake)) ?? []), mistake])
  return mistakes.flatMap((mistake) => {
    const [first, ...others] = groups.get(keyOf(mistake)) ?? []
    if (!first || others.length + 1 < minRepeated) return [mistake]
    const places = others.map(({ file, position: { line } }) =>
      file === first.file ? `line ${line}` : `content/${file}:${line}`,
    )
    const message = `${first.message} The same mistake is in ${joinSome([...new Set(places)])}.`
    return mistake === first ? [{ ...first, message }] : []
  })
}

function keyOf({ file, path = [], message, cause = message, about }: LocatedMistake): string {
  const fields = path.map((step) => (typeof step === "number" ? 0 : step))
  return JSON.stringify(about === undefined ? [file, fields, cause] : [about, cause])
}
