import { uuidOf } from "./applicantId"
import { askForPage } from "./askForPage"
import type { FailureReason, Outcome } from "./outcome"
import { pacer, sleep } from "./pace"
import { scan } from "./scan"

interface Options {
  /** Name of the table, as it stands in the environment. */
  table: string
  /** The id as it stands in the address, decoded; dots are taken out. */
  userId: string | undefined
  /** Ends the look-up early. */
  signal?: AbortSignal
  /** Milliseconds for everything together. */
  timeLimit?: number
}

/**
 * Looks for the one record whose UUID is this id. It asks with a filter and follows the pages all the same, so it is right
 * against a table that ignores the filter and takes one request against one that does not. Never throws, sends nothing for
 * what cannot be an id, and ends within the time limit.
 */
export async function findApplicant({ table, userId, signal, timeLimit = 20_000 }: Options): Promise<Outcome> {
  const uuid = uuidOf(userId)
  if (uuid === undefined) return { kind: "notFound" }
  const ended = new AbortController()
  const deadline = Date.now() + timeLimit
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", cancel)
      ended.abort()
      resolve(outcome)
    }
    const cancel = () => end(failed("canceled"))
    const timer = setTimeout(() => end(failed("timeout")), timeLimit)
    if (signal?.aborted) return cancel()
    signal?.addEventListener("abort", cancel)
    const pace = pacer(ended.signal)
    const ask = async (offset: string | undefined) => {
      for (;;) {
        await pace()
        // The visitor has been told the end of it: nothing more is sent.
        if (ended.signal.aborted) return failed("canceled")
        const answer = await askForPage({ table, uuid, offset, signal: ended.signal })
        if (answer.kind !== "busy") return answer
        const { wait, status } = answer
        if (wait === undefined || Date.now() + wait >= deadline) return failed("busy", status)
        // Thousands were told the same second: they come back spread over one.
        await sleep(wait + Math.random() * 1000, ended.signal)
      }
    }
    void scan(uuid, ask).then(end)
  })
}

function failed(reason: FailureReason, status?: number): Outcome & { kind: "failed" } {
  return status === undefined ? { kind: "failed", reason } : { kind: "failed", reason, status }
}
