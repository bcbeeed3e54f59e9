import type { Environment } from "../../environment"
import type { StaffStatus } from "../../supabase/functions/admissions/publication"
import { NotChecked } from "../checks/check"
import { sendToService } from "../checks/request"
import { bodyOf, failsAbove } from "./responses"

/** Returns the address of the function, without a slash at its end. */
export const functionUrl = ({ GATSBY_RECORDS_API_URL }: Environment) => GATSBY_RECORDS_API_URL.replace(/\/+$/, "")

/**
 * Returns the status of the function.
 * @param headers with the public key, or with that of the staff, which no page may send
 */
export async function readStatus(base: string, headers: Record<string, string>): Promise<StaffStatus> {
  const response = await sendToService(`${base}/status`, { headers }).catch(failsAbove)
  const status = bodyOf(response) as Partial<StaffStatus>
  // The caller reads only the fields that the key may read.
  if (response.status === 200 && status.tables && status.now) return status as StaffStatus
  throw new NotChecked(
    `${base}/status has status ${response.status}, so it is not the function in supabase/functions/admissions`,
  )
}
