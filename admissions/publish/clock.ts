import type { StaffStatus } from "../../supabase/functions/admissions/publication"
import { formatCount } from "../../src/format/number"

/** Milliseconds that the clocks of the database and of this computer may differ. */
const maxDifference = 60_000

/**
 * Rows open by the clock of the database.
 * @param now of this computer, in milliseconds since 1970
 * @throws Error if it differs from that of this computer
 */
export function compareClocks(status: Pick<StaffStatus, "now">, now: number): void {
  const difference = Date.parse(status.now) - now
  if (Math.abs(difference) <= maxDifference) return
  const minutes = formatCount(Math.round(Math.abs(difference) / 60_000), "minute")
  throw new Error(
    `The clock of the database is ${minutes} ${difference > 0 ? "ahead of" : "behind"} this computer, ` +
      `so letters would open ${difference > 0 ? "early" : "late"}. Compare this computer with https://time.gov. ` +
      "If it is right, tell the engineer.",
  )
}
