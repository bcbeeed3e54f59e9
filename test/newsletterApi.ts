/** Responses of the newsletter's data API, for unit tests. */
const responses = {
  inserted: () => json(201, [{ email: "maya@school.example", subscribed_at: "2025-01-01T00:00:00Z" }]),
  duplicate: () => json(409, { code: "23505", details: null, hint: null, message: "duplicate key value" }),
  refused: () => json(401, { code: "42501", details: null, hint: null, message: "row-level security" }),
  checkViolated: () => json(400, { code: "23514", details: null, hint: null, message: "check constraint" }),
  notInserted: () => json(200, []),
}

export type ResponseName = keyof typeof responses

/** Replaces `fetch`. @returns the mock, whose calls are the requests */
export function stubNewsletterApi(name: ResponseName) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(responses[name])
}

/** Returns the parsed body of a request. */
export function bodyOf(init: RequestInit | undefined): unknown {
  return typeof init?.body === "string" ? JSON.parse(init.body) : init?.body
}

function json(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }))
}
