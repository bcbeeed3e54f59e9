/** A visitor of the site: opens pages, looks, clicks and types, in the same way in every engine. */
import { setTimeout as sleep } from "node:timers/promises"
import type { Browser } from "./browser"
import { collectErrors, locate, pointInPage, twoFrames, type Point } from "./inPage"
import type { ScriptGate } from "./scriptGate"

/** Milliseconds within which a condition has to become true. Generous, because no test depends on the machine's speed. */
const limit = 60_000
const pause = 50

/** One document: the page, or the form in its frame. Selectors are CSS; `text` is contained in the element's text or its label. */
export interface DocumentView {
  /** Runs a function in the document. Its arguments and its result are copied as JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Waits until an element is visible. */
  shows: (selector: string, text?: string) => Promise<void>
  /** Waits until no element is visible. */
  hides: (selector: string, text?: string) => Promise<void>
  /** Clicks the first visible element with the mouse, once it is enabled, does not move, and no other element covers it. */
  click: (selector: string, text?: string) => Promise<void>
}

export interface Visitor extends DocumentView {
  /** The document in the first frame of the page. */
  form: DocumentView
  /** Opens a path and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>
  /** Opens a path without its scripts. `loadScripts` then loads them and waits for hydration. */
  openWithoutScripts: (path: string) => Promise<void>
  loadScripts: () => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: keyof typeof keys) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Waits until the URL, without the origin of the site, is this one. */
  isAt: (url: string) => Promise<void>
  /** Waits until a condition is true. @param what it says, for the error */
  waitUntil: (what: string | (() => string), condition: () => Promise<boolean>) => Promise<void>
  /** Returns the parameters of all analytics events with a name. */
  eventsOf: (name: string) => Promise<unknown[]>
  /** Returns the errors of the document since it was opened. */
  errors: () => Promise<string[]>
}

/** Code points of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
} as const

/** @param origin of the site, without a trailing slash */
export function createVisitor(browser: Browser, origin: string, scripts: ScriptGate): Visitor {
  const evaluate = evaluateIn(browser, false)
  const page = viewOf(evaluate, browser, (point) => Promise.resolve(point))
  const form = viewOf(evaluateIn(browser, true), browser, (point) => evaluate(pointInPage, point))
  const eventsOf = (name: string) =>
    evaluate((wanted) => {
      const commands = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []
      return commands
        .map((command) => Array.from(command))
        .flatMap(([, event, data]) => (event === wanted ? [data] : []))
    }, name)
  const waitForHydration = () => waitUntil("The page is hydrated", async () => (await eventsOf("page_view")).length > 0)

  const openWithoutScripts = async (path: string) => {
    await evaluate(() => void Object.assign(window, { isLeft: true }))
    scripts.close()
    await browser.navigate(`${origin}${path}`)
    await waitUntil(`${path} opens`, () => evaluate(() => !("isLeft" in window) && document.readyState !== "loading"))
    await evaluate(collectErrors)
  }
  const loadScripts = async () => {
    scripts.open()
    await waitForHydration()
  }
  const press = (text: readonly string[]) =>
    browser.performActions([
      {
        type: "key",
        id: "keyboard",
        actions: text.flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ])

  return {
    ...page,
    form,
    open: async (path) => {
      await openWithoutScripts(path)
      await loadScripts()
    },
    openWithoutScripts,
    loadScripts,
    type: (text) => press([...text]),
    press: (key) => press([keys[key]]),
    resize: async (width, height) => {
      await browser.resize(width, height)
      await waitUntil(`The window is ${width} px wide`, async () => (await evaluate(() => innerWidth)) === width)
    },
    isAt: async (url) => {
      let found = ""
      await waitUntil(
        () => `The URL is ${url}, not ${found}`,
        async () => (found = (await evaluate(() => location.href)).replace(origin, "")) === url,
      )
    },
    waitUntil,
    eventsOf,
    errors: () => evaluate(() => (window as { collectedErrors?: string[] }).collectedErrors ?? []),
  }
}

/** @param toPage converts a point of the document to a point of the page */
function viewOf(
  evaluate: DocumentView["evaluate"],
  browser: Browser,
  toPage: (point: Point) => Promise<Point>,
): DocumentView {
  const describe = (selector: string, text: string) => `${selector}${text && ` with the text "${text}"`}`
  const isVisible = async (selector: string, text: string) => (await evaluate(locate, selector, text, false)).isVisible
  return {
    evaluate,
    shows: (selector, text = "") =>
      waitUntil(`${describe(selector, text)} is visible`, () => isVisible(selector, text)),
    hides: (selector, text = "") =>
      waitUntil(`${describe(selector, text)} is hidden`, async () => !(await isVisible(selector, text))),
    click: async (selector, text = "") => {
      let target: Point = { x: 0, y: 0 }
      await waitUntil(`${describe(selector, text)} can be clicked`, async () => {
        const { point } = await evaluate(locate, selector, text, true)
        await evaluate(twoFrames)
        if (!point) return false
        const last = target
        target = await toPage(point)
        return last.x === target.x && last.y === target.y
      })
      await browser.performActions([
        {
          type: "pointer",
          id: "mouse",
          actions: [
            { type: "pointerMove", ...target },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ])
    },
  }
}

function evaluateIn(browser: Browser, inFrame: boolean): DocumentView["evaluate"] {
  return async <Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) => {
    // tsx adds calls of `__name` to functions. The result is a string, so that no protocol has to encode other values. Only an
    // asynchronous function returns a promise: without JavaScript, Firefox settles none.
    const call = `((__name) => (${run.toString()})(...${JSON.stringify(args)}))((value) => value)`
    const toJson = "(value) => JSON.stringify({ value })"
    const result = await browser.evaluate(
      `((result) => result instanceof Promise ? result.then(${toJson}) : (${toJson})(result))(${call})`,
      inFrame,
    )
    return (JSON.parse(result) as { value: Result }).value
  }
}

/**
 * Waits until a condition is true. A condition that throws is not true: the page may be between two documents.
 * @param what says it, for the error
 * @throws Error after a minute
 */
async function waitUntil(what: string | (() => string), condition: () => Promise<boolean>): Promise<void> {
  let lastError = ""
  const isTrue = () =>
    condition().catch((error: unknown) => {
      lastError = ` (${error instanceof Error ? error.message : String(error)})`
      return false
    })
  for (const start = performance.now(); !(await isTrue()); await sleep(pause))
    if (performance.now() - start > limit)
      throw new Error(`Not within ${limit / 1000} s: ${typeof what === "string" ? what : what()}${lastError}`)
}
