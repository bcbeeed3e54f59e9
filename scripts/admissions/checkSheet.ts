import { quote } from "../../messages/format"
import { duplicateMistakes, errorsAt, nameCharacter, type Mistake } from "./mistake"
import { groupBy, nameMistake } from "./names"
import type { SheetRow } from "./readSheet"

/** Reports mistakes in the addresses and names of the sheet. */
export function checkSheet(rows: readonly SheetRow[]): Mistake[] {
  if (rows.length === 0) return errorsAt("Sheet", ["the sheet has no rows. Compare SHEET_URL."])
  const duplicates = duplicateMistakes(
    "error",
    // The sign-in ignores capital letters and spaces around an address.
    groupBy(rows, ({ email }) => email.trim().toLowerCase()),
    (address, others) => `the address ${quote(address)} is also in ${others}. Delete the wrong row or correct it.`,
  )
  return [
    ...rows.flatMap(({ place, email, name }) => errorsAt(place, [addressMistake(email), nameMistake(name)])),
    ...duplicates,
  ]
}

/**
 * Characters that separate addresses, or surround them in a mail program, are not part of an address here. A spreadsheet would read
 * the first ones as a formula.
 */
const part = String.raw`[^\s@,;:<>()"\\.]+`
const wholeAddress = new RegExp(String.raw`^(?![=+-])${part}(\.${part})*@${part}(\.${part})+$`)

/** Returns what is wrong with a cell that has to contain one email address. */
export function addressMistake(cell: string): string | undefined {
  const address = cell.trim()
  if (address === "") return "the address is missing. Enter it, or delete the row."
  const [hidden] = /\p{C}|(?! )\p{Z}/u.exec(cell) ?? []
  if (hidden) return `the address ${quote(address)} has ${nameCharacter(hidden)}. Type it again.`
  return wholeAddress.test(address) ? undefined : `${quote(address)} is not one email address. Correct it.`
}
