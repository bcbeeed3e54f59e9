import { readStorage, writeStorage } from "../../lib/browserStorage"

/** Milliseconds between two reloads. */
const minInterval = 60_000

const key = "blast_form_reloaded_at"

/**
 * Reloads the page for a form, at most once a minute: a form that sends the command on each load would cause an endless loop.
 * Does not reload if storage is blocked, because it could not detect the loop.
 * @param reload replaced in tests
 */
export function reloadPage(reload: () => void = () => window.location.reload()): void {
  const sinceLast = Date.now() - Number(readStorage("sessionStorage", key))
  // The absolute value, because a clock that was set back would otherwise prevent reloads for a long time.
  if (Math.abs(sinceLast) < minInterval) return
  if (writeStorage("sessionStorage", key, String(Date.now()))) reload()
}
