import { formatInstant } from "../formatInstant"
import { formatCount } from "../../src/format/number"
import type { PublicationInfo } from "../../supabase/functions/admissions/publication"

/** Returns `version 3, March 27, 2027 at 5:00 PM PDT by noor (publish): 240 letters, 60 decisions, 300 sign-ins`. */
export function describePublication({
  version,
  publishedAt,
  publishedBy,
  action,
  records,
  signIns,
}: PublicationInfo): string {
  const kinds = Object.entries(records).map(([kind, count]) => formatCount(count, kind))
  const counts = [...kinds, formatCount(signIns, "sign-in")].join(", ")
  return `version ${version}, ${formatInstant(publishedAt)} by ${publishedBy} (${action}): ${counts}`
}
