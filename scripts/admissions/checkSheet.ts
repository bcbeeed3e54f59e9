import { quote } from "../../gatsby/content/check/format"
import { duplicateMistakes, nameCharacter, type Mistake } from "./mistake"
import { groupBy, nameMistake } from "./names"
import type { SheetRow } from "./readSheet"

/** Reports mistakes in the addresses and names of the sheet. */
export function checkSheet(rows: readonly SheetRow[]): Mistake[] {
  if (rows.length === 0)
    return [{ level: "error", place: "Sheet", message: "the sheet has no rows. Compare SHEET_URL." }]
  const cells = rows.flatMap(({ place, email, name }) =>
    [addressMistake(email), nameMistake(name)].flatMap((message): Mistake[] =>
      message === undefined ? [] : [{ level: "error", place, message }],
    ),
  )
  const duplicates = duplicateMistakes(
    byAddress(rows),
    (address, others) => `the address ${quote(address)} is also in ${others}. Delete the wrong row or correct it.`,
  )
  return [...cells, ...duplicates]
}

/** Groups the rows with valid addresses. The sign-in ignores capital letters and spaces around an address. */
export function byAddress(rows: readonly SheetRow[]): Map<string, SheetRow[]> {
  return groupBy(rows, ({ email }) => (addressMistake(email) === undefined ? email.trim().toLowerCase() : ""))
}

/** Characters that separate addresses, or surround them in a mail program, are not part of an address here. */
const part = String.raw`[^\s@,;:<>()"\\.]+`
const wholeAddress = new RegExp(String.raw`^${part}(\.${part})*@${part}(\.${part})+$`)
const anyAddress = /[^\s@,;:<>()"\\/|]+@[^\s@,;:<>()"\\/|]+/g
/** RFC 5321, 4.5.3.1.3: 256 octets with angle brackets. */
const maxLength = 254

function addressMistake(cell: string): string | undefined {
  const address = cell.trim()
  if (address === "") return "the address is missing. Enter it."
  if ((address.match(anyAddress) ?? []).length > 1)
    return `${quote(address)} has two addresses. Keep the one with which the person signs in.`
  const [hidden] = /\p{C}|(?! )\p{Z}/u.exec(cell) ?? []
  if (hidden) return `the address ${quote(address)} has ${nameCharacter(hidden)}. Type it again.`
  if (wholeAddress.test(address) && address.length <= maxLength) return undefined
  return `${quote(address)} is not an email address. Correct it.`
}
