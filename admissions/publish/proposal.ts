import type { People } from "../../supabase/functions/admissions/publication"
import { foldUuid } from "../../supabase/functions/admissions/foldUuid"
import { addressKey } from "../check/addressKey"
import type { Inspection } from "../check/check"
import { addressesOf } from "../check/comparePeople"

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
