/** What the staff read after an answer of the function that does not succeed. */
import { z } from "zod"
import { joinSome } from "../../messages/format"
import type { PublicationRequest } from "../../supabase/functions/admissions/publication"

const takenSchema = z.object({ error: z.object({ uuids: z.array(z.string()) }) })
const refusal = z.object({ error: z.object({ type: z.string(), message: z.string().optional() }) })

/** Returns the ids that the database keeps for another person or an earlier season; undefined in another answer. */
export const takenLinks = (body: unknown) => takenSchema.safeParse(body).data?.error.uuids

/** @param uuids as `takenLinks` returns them */
export function describeTaken({ records }: PublicationRequest, uuids: readonly string[]): string {
  const names = records.filter(({ uuid }) => uuids.includes(uuid)).map(({ name, kind }) => `${name} (${kind})`)
  return (
    `Nothing was published, because these links have belonged to another person, another name, or an earlier season: ${joinSome(names)}. ` +
    "Delete the rows of an earlier season. For the same person with a corrected name, publish the earlier name first, then correct it. " +
    `In each other row, enter a new id, such as ${crypto.randomUUID()}, and publish.`
  )
}

/** Returns what to do after an answer that is not one of the function, or that refuses. */
export function remedyOf(response: { status: number; body: unknown } | undefined): string {
  if (!response) return "GATSBY_RECORDS_API_URL did not answer. Check it and the internet connection, and try again."
  const { status, body } = response
  const { type, message = "" } = refusal.safeParse(body).data?.error ?? { type: "" }
  const remedies: Readonly<Record<string, string>> = {
    AUTHENTICATION_REQUIRED:
      "RECORDS_STAFF_KEY is not the staff's key of the function, or GATSBY_RECORDS_API_URL has more than its address. " +
      "Copy both again from the engineer.",
    TOO_MANY_REQUESTS:
      "Too many wrong keys were sent. Copy RECORDS_STAFF_KEY again from the engineer, and wait a minute.",
    HTTPS_REQUIRED: "The staff's key is accepted only over https://. Correct GATSBY_RECORDS_API_URL.",
    SCHEMA_MISMATCH: "The database has another schema than the function. Tell the engineer: supabase/README.md.",
    INVALID_REQUEST_UNKNOWN:
      "The function cannot read this publication. Update the folder of the project, or tell the engineer.",
    TOO_LARGE: "The publication is larger than the function accepts. Tell the engineer.",
    ROWS_REFUSED: `The database refuses the rows by its rule ${message}. Run npm run admissions check, and tell the engineer.`,
  }
  const remedy = remedies[type]
  if (remedy) return remedy
  if (status === 200)
    return "The function is of another version than this folder. Update the folder of the project, or tell the engineer."
  if (status >= 500)
    return `The function is unavailable (status ${status}). Try again in a minute, or tell the engineer.`
  return `GATSBY_RECORDS_API_URL is not the admissions function (status ${status}). Copy it again from the engineer.`
}
