import type { Settings } from "./settings.ts"
import type { Progress } from "./store/refreshes.ts"
import type { UpstreamAnswer } from "./upstream.ts"

/** What a refresh does after an answer of the table. */
export type Step =
  | { kind: "advance"; offset: string }
  | { kind: "complete" }
  | { kind: "restart" }
  | { kind: "pause"; milliseconds: number }
  | { kind: "give-up"; reason: string }

/** Whatever the table answers, and however often, a refresh ends. */
export function nextStep(
  progress: Progress,
  answer: UpstreamAnswer,
  { pages, attempts, pause, penalty }: Pick<Settings, "pages" | "attempts" | "pause" | "penalty">,
): Step {
  switch (answer.kind) {
    case "page":
      if (answer.offset === undefined) return { kind: "complete" }
      if (progress.offsets.includes(answer.offset)) return { kind: "give-up", reason: "an offset was repeated" }
      if (progress.pages + 1 >= pages) return { kind: "give-up", reason: `there are more than ${pages} pages` }
      return { kind: "advance", offset: answer.offset }
    case "expired":
      if (progress.restarts + 1 >= attempts) return { kind: "give-up", reason: "the iterator expires again and again" }
      return { kind: "restart" }
    case "refused":
      return { kind: "give-up", reason: `the answer was no page (status ${answer.status})` }
    case "limited":
    case "failed":
      if (progress.failures + 1 >= attempts) return { kind: "give-up", reason: "requests fail again and again" }
      return { kind: "pause", milliseconds: answer.kind === "limited" ? penalty : pause }
  }
}
