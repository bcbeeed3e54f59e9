/** A click before the site's code listens to clicks. */
interface EarlyClick {
  target: Element
  /** Whether React has handled it: it handles clicks from the start of hydration on. */
  isHandled: boolean
}

declare global {
  interface Window {
    earlyClicks?: { clicks: EarlyClick[]; isHydrating: boolean; stop: () => void }
  }
}

/**
 * Records clicks from the start of the page on. The source of this function becomes an inline script, so it must not
 * use anything from its module.
 */
export function recordEarlyClicks(): void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const early = { clicks: [] as EarlyClick[], isHydrating: false, stop: () => controller.abort() }
  const record = ({ button, target }: MouseEvent) => {
    if (button < 2 && target instanceof Element) early.clicks.push({ target, isHandled: early.isHydrating })
  }
  document.addEventListener("click", record, options)
  document.addEventListener("auxclick", record, options)
  window.earlyClicks = early
}

/** Notes that React handles clicks from now on. Call this right after hydration has started. */
export function leaveClicksToReact(): void {
  if (window.earlyClicks) window.earlyClicks.isHydrating = true
}

export function takeEarlyClicks(): readonly EarlyClick[] {
  window.earlyClicks?.stop()
  return window.earlyClicks?.clicks.splice(0) ?? []
}
