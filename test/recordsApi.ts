/** Responses of the records API, for unit tests. */

interface RecordsRequest {
  url: URL
  init: RequestInit
}

type Reply = Response | Promise<Response>

export const record = (UUID: string, name?: string) => ({
  id: `rec${UUID}`,
  createdTime: "2025-01-01T00:00:00.000Z",
  fields: { UUID, ...(name === undefined ? {} : { name }) },
})

export const recordsPage = (records: unknown[], offset?: string) =>
  json(200, { records, ...(offset === undefined ? {} : { offset }) })

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

/** Error responses of the records API, and network errors. */
export const faults = {
  forbidden: () => json(403, { error: { type: "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND", message: "No." } }),
  badFormula: () => json(422, { error: { type: "INVALID_FILTER_BY_FORMULA", message: "No." } }),
  iteratorExpired: () => json(422, { error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } }),
  broken: () => json(500, { error: { type: "SERVER_ERROR" } }),
  emptyBody: () => new Response(""),
  offline: () => Promise.reject(new TypeError("Failed to fetch")),
} satisfies Record<string, () => Reply>

/** Replaces `fetch`. @returns the requests in order; the array grows with each request */
export function stubRecordsApi(respond: (request: RecordsRequest, index: number) => Reply): RecordsRequest[] {
  const requests: RecordsRequest[] = []
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const request = { url: new URL(input instanceof Request ? input.url : input), init }
    requests.push(request)
    return respond(request, requests.length - 1)
  })
  return requests
}

/** Never responds. Rejects when the request is aborted, as a browser's fetch does. */
export function never({ init }: RecordsRequest): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")))
  })
}
