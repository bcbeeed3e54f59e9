/** Functions that run in the page. They are sent as text, so they use nothing outside of themselves. */

/** Whole CSS pixels from the upper left corner of the viewport. */
export interface Point {
  x: number
  y: number
}

/** What `locate` finds. */
interface Found {
  isVisible: boolean
  /** Where a click reaches the element. Missing if the element is disabled, covered, in motion or outside the viewport. */
  point?: Point
}

/**
 * Finds the first visible element.
 * @param text contained in the text or the label of the element
 * @param willClick scrolls the element into view and returns its point
 */
export function locate(selector: string, text: string, willClick: boolean): Found {
  const textOf = (element: Element) =>
    `${element.textContent} ${element.getAttribute("aria-label") ?? ""}`.replace(/\s+/g, " ")
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      textOf(candidate).includes(text) &&
      candidate.getClientRects().length > 0 &&
      candidate.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return { isVisible: false }
  if (!willClick) return { isVisible: true }
  element.scrollIntoView({ block: "center", behavior: "instant" })
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" && effect instanceof KeyframeEffect && effect.target?.contains(element),
    )
  // A link may be on two lines. Its first line is clicked.
  const [box] = element.getClientRects()
  const x = Math.round((box?.left ?? 0) + (box?.width ?? 0) / 2)
  const y = Math.round((box?.top ?? 0) + (box?.height ?? 0) / 2)
  const isReached = element.contains(document.elementFromPoint(x, y)) && !element.matches(":disabled") && !isMoving
  return { isVisible: true, ...(isReached ? { point: { x, y } } : {}) }
}

/** Waits for two frames. Observers report once per frame, so a section starts its transition within them. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Scrolls until a point of the first frame is in the middle of the window. @returns the point in the page's viewport */
export function pointInPage({ x, y }: Point): Point {
  const frame = document.querySelector("iframe")
  const top = () => (frame?.getBoundingClientRect().top ?? 0) + (frame?.clientTop ?? 0)
  window.scrollBy({ top: top() + y - window.innerHeight / 2, behavior: "instant" })
  const left = (frame?.getBoundingClientRect().left ?? 0) + (frame?.clientLeft ?? 0)
  return { x: Math.round(left + x), y: Math.round(top() + y) }
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
