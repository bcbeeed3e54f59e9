/** Responses of the newsletter's data API, for unit tests. */
export const responses = {
  inserted: () => json(201, [{ email: "maya@school.example", subscribed_at: "2025-01-01T00:00:00Z" }]),
  duplicate: () => json(409, { code: "23505", details: null, hint: null, message: "duplicate key value" }),
  refused: () => json(401, { code: "42501", details: null, hint: null, message: "row-level security" }),
  checkViolated: () => json(400, { code: "23514", details: null, hint: null, message: "check constraint" }),
  tooMany: () => json(429, { code: "PT429", details: null, hint: null, message: "Too many people are subscribing." }),
  broken: () => json(500, { message: "Internal error" }),
  html: () => Promise.resolve(new Response("<!doctype html><title>Sign in</title>", { status: 200 })),
  otherJson: () => json(201, { status: "ok" }),
  notInserted: () => json(200, []),
  offline: () => Promise.reject(new TypeError("Failed to fetch")),
  never: (signal?: AbortSignal | null) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")))
    }),
}

export type ResponseName = keyof typeof responses

/** Replaces `fetch`. @returns the mock, whose calls are the requests */
export function stubNewsletterApi(name: ResponseName) {
  return jest.spyOn(globalThis, "fetch").mockImplementation((_url, init) => responses[name](init?.signal))
}

/** Returns the parsed body of a request. */
export function bodyOf(init: RequestInit | undefined): unknown {
  return typeof init?.body === "string" ? JSON.parse(init.body) : init?.body
}

function json(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }))
}
