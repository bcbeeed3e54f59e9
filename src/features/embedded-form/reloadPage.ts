/** Milliseconds within which a form may have the page reloaded once. */
const pause = 60_000

const key = "blast_form_reloaded_at"

/**
 * Reloads the page because a form wants it, at most once a minute: a form that asks for it whenever it is loaded would
 * otherwise never come to rest. Where storage is blocked a loop could not be told, so the page stays as it is.
 * What was typed into the newsletter's field outlives a reload; nothing else on a page with a form can be typed into.
 * @param reload what reloads; the browser's own unless a test looks on
 */
export function reloadPage(reload: () => void = () => window.location.reload()): void {
  try {
    const sinceLast = Date.now() - Number(sessionStorage.getItem(key))
    // A clock that was set back counts as no time at all.
    if (Math.abs(sinceLast) < pause) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return
  }
  reload()
}
