import { codeOf, nameCharacter } from "../characters"
import { addressKey } from "./addressKey"
import { groupBy } from "../groupBy"
import { z } from "zod"
import { quote } from "../../messages/format"
import { duplicateMistakes, errorsAt, joinManyOfEachKind, type Mistake } from "./mistake"
import { nameMistake } from "./names"
import type { SheetRow } from "../sources/readSheet"

/** Reports mistakes in the addresses and names of the sheet. */
export function checkSheet(rows: readonly SheetRow[]): Mistake[] {
  if (rows.length === 0)
    return errorsAt("Sheet", ["the sheet has no rows. Add one with an address of yours, or compare SHEET_URL."])
  const duplicates = duplicateMistakes(
    "error",
    // The sign-in ignores capital letters and spaces around an address.
    groupBy(rows, ({ email }) => addressKey(email)),
    (address, others) =>
      `the address ${quote(address)} is also in ${others}. Delete the wrong row or correct it. People who share an address have one row.`,
  )
  return [
    ...joinManyOfEachKind(
      rows.flatMap(({ place, email, name }) => errorsAt(place, [addressMistake(email), nameMistake(name)])),
    ),
    ...duplicates,
  ]
}

/**
 * What a browser accepts as an address (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), such
 * as `maya&leo@home.example`, with a period in its domain. ASCII, as mail programs accept it everywhere. A spreadsheet
 * would read the first characters as a formula or as a sign of text. Two periods are a slip.
 */
const wholeAddress = z.email({ pattern: z.regexes.html5Email }).regex(/^(?![=+\-'])(?!.*\.\.).+@.+\.[a-z]{2,}$/i)

/** Returns what is wrong with a cell that has to contain one email address. */
export function addressMistake(cell: string): string | undefined {
  const address = cell.trim()
  if (address === "") return "the address is missing. Enter it, or delete the row."
  const [hidden] = /\p{C}|(?! )\p{Z}/u.exec(cell) ?? []
  if (hidden) return `the address ${quote(address)} has ${nameCharacter(hidden)}. Type it again.`
  const [foreign] = /[^\x20-\x7e]/u.exec(address) ?? []
  if (foreign)
    return `the address ${quote(address)} has ${describeCharacter(foreign)}, which no mail program types. Type it again.`
  return wholeAddress.safeParse(address).success ? undefined : `${quote(address)} is not one email address. Correct it.`
}

/** Returns a character with its code, because it may look like another one. */
const describeCharacter = (character: string) => `${quote(character)} (${codeOf(character)})`
