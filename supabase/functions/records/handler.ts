import { jsonAnswer, pageOf, refusals, unavailable } from "./answers.ts"
import { crossOriginHeaders, preflightHeaders } from "./crossOrigin.ts"
import type { Outcome } from "./finder.ts"
import { readQuestion, type Door } from "./readQuestion.ts"

export type Handler = (request: Request) => Promise<Response>

export interface HandlerParts extends Door {
  find: (source: string, uuid: string) => Promise<Outcome>
  /** Whether pages of an origin may read the answers. */
  isSiteOrigin: (origin: string) => boolean
}

/**
 * The broker's front: the list-records protocol for one exact id.
 * Whatever the reason something was not found, the answer is 200 with an empty page; 503 where it cannot be known now.
 */
export function createHandler({ find, isSiteOrigin, ...door }: HandlerParts): Handler {
  return async (request) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin === null || isSiteOrigin(origin)
    const headers = crossOriginHeaders(origin, isAllowed)
    const answer = ({
      status,
      body,
      headers: own,
    }: {
      status: number
      body: object
      headers?: Record<string, string>
    }) => jsonAnswer(status, body, { ...headers, ...own })

    if (!isAllowed) return answer(refusals.origin)
    if (request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } })
    const question = readQuestion(request, door)
    if (question.kind === "refused") return answer(question.refusal)
    if (question.kind === "hopeless") return answer({ status: 200, body: pageOf() })
    const outcome = await find(question.table, question.id)
    if (outcome.kind === "unavailable") return answer(unavailable(outcome.retryAfter))
    return answer({ status: 200, body: pageOf(outcome.kind === "found" ? outcome.record : undefined) })
  }
}
