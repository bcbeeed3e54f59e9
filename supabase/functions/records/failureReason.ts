import type { UpstreamResult } from "./upstream.ts"

/**
 * Returns what to correct after a request that returned no usable page of records. The sentence is for the log and for the status, so
 * it contains no token, id or name of a person.
 * @param source name of the table
 */
export function failureReason(source: string, result: Exclude<UpstreamResult, { kind: "expired" }>): string {
  if (result.kind === "page")
    return `The table "${source}" has rows, but no text in the column "UUID": fill it in, or delete empty rows.`
  if (result.kind === "limited") return "The base receives too many requests (429): pause other programs that use it."
  if (result.kind === "failed") return "RECORDS_UPSTREAM_URL does not respond, or only with an error of its server."
  const column = result.unknownColumn?.replace(/^uuid$/, "UUID") ?? 'UUID" or "name'
  const reasons: Readonly<Record<number, string>> = {
    401: "The table refused RECORDS_UPSTREAM_TOKEN (401).",
    403: `RECORDS_TABLES names the table "${source}", which the base does not have, or which RECORDS_UPSTREAM_TOKEN may not read (403).`,
    404: "RECORDS_UPSTREAM_URL is not the address of a base (404), such as https://api.airtable.com/v0/app….",
    422: `The table "${source}" has no column "${column}": both names have to be exact, with their capital and small letters.`,
  }
  return reasons[result.status] ?? `RECORDS_UPSTREAM_URL does not return records (status ${result.status}).`
}
