/** Outcome of a task that took too long or that the caller canceled. */
export interface Interrupted {
  readonly kind: "failed"
  readonly reason: "timeout" | "canceled"
}

/**
 * Runs a task until it settles, the time limit passes or the caller cancels. Does not start the task if the caller has
 * already canceled.
 * @param timeLimit in milliseconds
 * @param task receives a signal that aborts when the run ends; the result of an interrupted task is ignored
 */
export function withDeadline<Result>(
  timeLimit: number,
  task: (signal: AbortSignal) => Promise<Result>,
  caller?: AbortSignal,
): Promise<Result | Interrupted> {
  const controller = new AbortController()
  const { signal } = controller
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      // Also removes the listener below.
      controller.abort()
    }
    const interrupt = (reason: Interrupted["reason"]) => {
      resolve({ kind: "failed", reason })
      end()
    }
    const timer = setTimeout(() => interrupt("timeout"), timeLimit)
    const cancel = () => interrupt("canceled")
    caller?.addEventListener("abort", cancel, { signal })
    if (caller?.aborted) cancel()
    else void task(signal).then(resolve, reject).finally(end)
  })
}
