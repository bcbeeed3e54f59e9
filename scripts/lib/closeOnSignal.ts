import { constants } from "node:os"

type Close = () => Promise<void>

/** SIGHUP is the signal of a terminal that closes, also on Windows, which ends the process after 10 s. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/** What has to be closed, the oldest first. */
const open = new Set<Close>()
let isListening = false
let hasSignal = false

/**
 * Closes something that would outlive this process, when a signal ends the process. What was opened last is closed first.
 * @returns a function to call once it is closed
 */
export function closeOnSignal(close: Close): () => void {
  if (!isListening) for (const signal of signals) process.on(signal, (received) => void end(received))
  isListening = true
  open.add(close)
  return () => open.delete(close)
}

/** Resolves at once, but never after a signal: nothing new may start then, and no result is reported. */
export function unlessSignal(): Promise<void> {
  return hasSignal ? new Promise(() => {}) : Promise.resolve()
}

/** Closes everything, then ends the process as the signal does. Ignores more signals: npm repeats that of the terminal. */
async function end(signal: NodeJS.Signals): Promise<void> {
  if (hasSignal) return
  hasSignal = true
  // What loses its program or its service fails now.
  process.removeAllListeners("uncaughtException").on("uncaughtException", () => {})
  for (const close of [...open].reverse()) await close().catch(() => undefined)
  // After the listeners of others, such as Playwright's, which ends its browsers.
  process.once("exit", () => endBySignal(signal))
  process.exit()
}

/**
 * Ends this process as a signal does, so that the shell that has started it does not go on with its next command. Windows has no
 * signals: the process ends with the exit code that shells use for the signal.
 */
function endBySignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal)
  if (process.platform !== "win32") process.kill(process.pid, signal)
  process.exit(128 + constants.signals[signal])
}
