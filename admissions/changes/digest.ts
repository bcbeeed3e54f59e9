import { createHash } from "node:crypto"
import type { PublicationRequest } from "../../supabase/functions/admissions/publication"

/**
 * Returns the digest of exactly this change: of the version that is replaced, and of everything that replaces it, in
 * whatever order. Twelve characters, so that one person can tell it to another.
 */
export function digestOf(request: Omit<PublicationRequest, "digest" | "publishedBy">): string {
  const { comparedWith, action, records, signIns, withdrawals } = request
  const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).sort()
  const text = JSON.stringify([
    comparedWith,
    action,
    sorted(records.map((row) => [row.uuid, row.kind, row.name, Date.parse(row.releaseAt), row.email, row.isShared])),
    sorted(signIns.map((row) => [row.email, row.name])),
    sorted(withdrawals.map((row) => [row.uuid, row.email, row.name])),
  ])
  return createHash("sha256").update(text).digest("hex").slice(0, 12)
}
