import { formatCount } from "../../src/format/number"
import type { People } from "../../supabase/functions/admissions/publication"
import { foldUuid } from "../../supabase/functions/admissions/foldUuid"
import { addressKey } from "../check/addressKey"
import type { Inspection } from "../check/check"
import { addressesOf } from "../check/comparePeople"

/** Returns a sentence about the addresses that the rows of the tables do not have themselves. */
export function addressesByName({ rows, sheet }: Pick<Inspection, "rows" | "sheet">): string[] {
  const addressOf = addressesOf(rows, sheet)
  const found = rows.filter((row) => addressKey(row.email) === "" && addressOf(row) !== "")
  if (found.length === 0) return []
  const count = formatCount(found.length, "row has no address", "rows have no address")
  return [
    `${count} and would get that of the sheet with the same name. If the names of the sheet are in wrong rows, letters are mailed ` +
      'to other people: compare some with the applications, or add a column "Email" to the tables.',
  ]
}

/**
 * Returns the people of tables and sheet as they would be published. The rows have no error.
 * @param release instant for all rows, in place of the column of the tables (RFC 3339 in UTC)
 */
export function proposalOf({ rows, sheet }: Pick<Inspection, "rows" | "sheet">, release: string | undefined): People {
  const addressOf = addressesOf(rows, sheet)
  return {
    records: rows.map((row) => ({
      uuid: foldUuid(String(row.uuid).trim()),
      kind: row.kind,
      name: String(row.name),
      releaseAt: release ?? String(row.release),
      email: addressOf(row) || null,
      isShared: row.shared === true,
    })),
    signIns: sheet.map(({ email, name }) => ({ email: addressKey(email), name })),
  }
}
