import type { APIRequestContext } from "@playwright/test"
import { localRecordsKey } from "../../services/localEnvironment"
import { portsUnderTest } from "./ports"

/** Address of the local records broker, as it is built into the site. */
export function recordsUrl(): string {
  return `http://127.0.0.1:${portsUnderTest().records}`
}

/** Asks the broker as a page does. */
export function askRecords(
  request: APIRequestContext,
  table: string,
  id: string,
  { offset, headers = {} }: { offset?: string; headers?: Record<string, string> } = {},
) {
  const query = new URLSearchParams({
    pageSize: "100",
    filterByFormula: `{UUID}='${id}'`,
    ...(offset ? { offset } : {}),
  })
  return request.get(`${recordsUrl()}/${table}?${query.toString()}`, {
    headers: { authorization: `Bearer ${localRecordsKey}`, ...headers },
  })
}

/**
 * Has look-ups of one id go past the broker to the table, and fail there as ordered; `none` ends that.
 * @param mode one of services/table/startTable.ts, or `table` for no fault
 */
export async function orderRecordsFault(request: APIRequestContext, mode: string, id: string): Promise<void> {
  const response = await request.post(`${recordsUrl()}/__faults`, { data: { mode, for: id } })
  if (!response.ok()) throw new Error(`The fault "${mode}" was refused.`)
}
