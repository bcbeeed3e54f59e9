import { readStorage, writeStorage } from "../../hooks/browserStorage"
import type { ClickDescription, describeClick } from "./clickEvents"

/** A click, with the path of its page without an applicant's id: `/letter/[userId]/`. Without a path, the page is the current one. */
export type EarlyClick = ClickDescription & { path?: string }

declare global {
  interface Window {
    earlyClicks?: {
      /** Buttons to press again as soon as React handles clicks. */
      presses: HTMLButtonElement[]
      isHydrating: boolean
      clicks: EarlyClick[]
      stop: () => void
    }
    /** Path of the prerendered page, set by Gatsby. */
    pagePath?: string
  }
}

const storageKey = "blast_early_clicks"

/**
 * Buffers the clicks before hydration. A link works at once, but leaves the page before the site's scripts have sent its event, so
 * the clicks are stored for the next page, unless the storage is blocked. A button does nothing yet, so it is pressed again later,
 * once however often it was pressed. The source of this function becomes an inline script, so it must not use anything from its
 * module.
 */
export function bufferEarlyClicks(describe: typeof describeClick, key: string): void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const presses: HTMLButtonElement[] = []
  const clicks: EarlyClick[] = []
  const early = { presses, clicks, isHydrating: false, stop: () => controller.abort() }
  const store = () => {
    try {
      const stored = JSON.parse(sessionStorage.getItem(key) || "[]") as unknown[]
      for (const click of clicks) stored.push(Object.assign(click, { path: window.pagePath }))
      if (stored[0]) sessionStorage.setItem(key, JSON.stringify(stored))
      clicks.length = 0
    } catch {
      // Blocked.
    }
  }
  const onClick = ({ button, target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const pressed = !early.isHydrating && target instanceof Element && target.closest("button")
    const click = button < 2 && !pressed && describe(target)
    if (pressed && !presses.includes(pressed)) presses.push(pressed)
    if (click) clicks.push(click)
    // WebKit sends no pagehide event if the visitor leaves before all scripts are loaded (6 of 60 pages in WebKitGTK 2.50.6). A click
    // that opens another tab is not stored at once, because some browsers copy the storage to that tab, and both would send the
    // event. The end of the page sets its path.
    if (click && window.pagePath && !button && !ctrlKey && !metaKey && !shiftKey) store()
  }
  const onPageHide = () => {
    for (const press of presses.splice(0)) {
      const click = describe(press)
      if (click) clicks.push(click)
    }
    store()
  }
  document.addEventListener("click", onClick, options)
  document.addEventListener("auxclick", onClick, options)
  window.addEventListener("pagehide", onPageHide, options)
  window.earlyClicks = early
}

/** Returns the inline script that buffers clicks. */
export function earlyClicksScript(describe: typeof describeClick): string {
  return `(${bufferEarlyClicks.toString()})(${describe.toString()},"${storageKey}")`
}

/** Presses the buttons that the visitor pressed before React could handle it. Call this right after hydration has started. */
export function replayEarlyPresses(): void {
  const early = window.earlyClicks
  if (!early) return
  early.isHydrating = true
  for (const button of early.presses.splice(0)) button.click()
}

/** Stops the buffering, and removes and returns the clicks of this page and of earlier pages. */
export function takeEarlyClicks(): EarlyClick[] {
  const early = window.earlyClicks
  early?.stop()
  return [...storedClicks(), ...(early?.clicks.splice(0) ?? [])]
}

function storedClicks(): EarlyClick[] {
  const text = readStorage("sessionStorage", storageKey)
  if (text) writeStorage("sessionStorage", storageKey, "")
  try {
    return JSON.parse(text || "[]") as EarlyClick[]
  } catch {
    return []
  }
}
