import type { ChildProcess } from "node:child_process"
import { setTimeout } from "node:timers/promises"

/** Windows has no process groups. */
export const hasGroups = process.platform !== "win32"

/** Milliseconds within which programs have to end after SIGINT. Playwright closes its browsers in this time. */
const usualGrace = 10_000

/** Milliseconds. */
const pollInterval = 50

/**
 * Ends a process and all that it has started, and waits until they have ended. Sends SIGINT, as Ctrl+C does, because programs handle it best.
 * @param leader was started with `detached: hasGroups`
 * @param grace milliseconds until SIGKILL
 */
export async function endGroup(leader: ChildProcess, grace = usualGrace): Promise<void> {
  let isRunning = signalGroup(leader, "SIGINT")
  for (let waited = 0; isRunning && waited < grace; waited += pollInterval) {
    await setTimeout(pollInterval)
    isRunning = signalGroup(leader, 0)
  }
  signalGroup(leader, "SIGKILL")
}

/** Sends a signal to the group of a process; 0 sends none. @returns whether a process of the group exists */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(hasGroups ? -pid : pid, signal)
  } catch {
    return false
  }
}
