/** Functions that run in the page. They are sent as text, so they use nothing outside of themselves. */

/**
 * Finds the first visible element.
 * @param text contained in the text or the label of the element
 * @param willClick scrolls the element into view, and finds it only if it is enabled and does not move
 */
export function findVisible(selector: string, text: string, willClick: boolean): Element | null {
  const textOf = (element: Element) =>
    `${element.textContent} ${element.getAttribute("aria-label") ?? ""}`.replace(/\s+/g, " ")
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      textOf(candidate).includes(text) &&
      candidate.getClientRects().length > 0 &&
      candidate.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return null
  if (willClick) element.scrollIntoView({ block: "center", behavior: "instant" })
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" && effect instanceof KeyframeEffect && effect.target?.contains(element),
    )
  if (willClick && (isMoving || element.matches(":disabled"))) return null
  return element
}

/**
 * Collects errors in `window.collectedErrors`: console errors and warnings, uncaught errors, files that could not be loaded, and
 * violations of the content security policy.
 */
export function collectErrors(): void {
  const errors: string[] = []
  Object.assign(window, { collectedErrors: errors })
  window.addEventListener(
    "error",
    ({ message, target }) => {
      const file = target instanceof HTMLElement ? (target.getAttribute("src") ?? target.getAttribute("href")) : null
      errors.push(file === null ? `uncaught: ${message}` : `not loaded: ${file}`)
    },
    // The errors of files do not bubble.
    true,
  )
  window.addEventListener("unhandledrejection", ({ reason }) => errors.push(`unhandled: ${String(reason)}`))
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`refused by ${violatedDirective}: ${blockedURI}`),
  )
  for (const level of ["error", "warn"] as const) {
    const log = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      errors.push(`${level}: ${words.map(String).join(" ")}`)
      log(...words)
    }
  }
}

/** Returns how many CSS pixels the page is wider than the window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** Loads all pictures. @returns the addresses of those that cannot be drawn */
export async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = "eager"
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc)
}
