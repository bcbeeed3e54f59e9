/** A visitor of the site: opens pages, looks, clicks and types, in the same way in every engine. */
import { expect } from "@playwright/test"
import type { Browser } from "./engine"
import { collectErrors, findVisible } from "./inPage"

/** Milliseconds within which a condition has to become true. Generous, because no test depends on the machine's speed. */
const limit = 60_000
const pause = 50

/** CSS pixels of the virtual screen of WebKit. */
const screen = { width: 1920, height: 1200 }

/** Code points of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const

/** One document: the page, or the form in its frame. Selectors are CSS; `text` is contained in the element's text or its label. */
class DocumentView {
  constructor(
    protected readonly browser: Browser,
    private readonly inFrame: boolean,
  ) {}

  /** Runs a function in the document. Its arguments and its result are copied as JSON; elements are passed as references. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${run.toString()})(...arguments)`
    return this.within(() => this.browser.send("ExecuteScript", { script, args })) as Promise<Result>
  }

  /** Waits until an element is visible. */
  shows(selector: string, text = ""): Promise<void> {
    return waitUntil(`${selector} ${text} is visible`, () => this.isVisible(selector, text))
  }

  /** Waits until no element is visible. */
  hides(selector: string): Promise<void> {
    return waitUntil(`${selector} is hidden`, async () => !(await this.isVisible(selector, "")))
  }

  private async isVisible(selector: string, text: string): Promise<boolean> {
    return (await this.evaluate(findVisible, selector, text, false)) !== null
  }

  /** Clicks the first visible element with the mouse, once it is enabled, does not move, and no other element covers it. */
  async click(selector: string, text = ""): Promise<void> {
    await waitUntil(`${selector} ${text} can be clicked`, async () => {
      const element = await this.evaluate(findVisible, selector, text, true)
      if (!element) return false
      // WebDriver replaces an element by an object with its id.
      const [id] = Object.values(element as unknown as Record<string, string>)
      // Throws if another element covers this one.
      await this.within(() => this.browser.send("ElementClick", { id }))
      return true
    })
  }

  /** Sends commands to this document. */
  private async within<Result>(send: () => Promise<Result>): Promise<Result> {
    if (!this.inFrame) return send()
    await this.browser.send("SwitchToFrame", { id: 0 })
    try {
      return await send()
    } finally {
      await this.browser.send("SwitchToFrame", { id: null })
    }
  }
}

export class Visitor extends DocumentView {
  /** The document in the first frame of the page. */
  readonly form: DocumentView

  /** @param origin of the site, without a trailing slash */
  constructor(
    browser: Browser,
    private readonly origin: string,
  ) {
    super(browser, false)
    this.form = new DocumentView(browser, true)
  }

  /** Opens a path and waits until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { isLeft: true }))
    await this.browser.send("Navigate", { url: `${this.origin}${path}` })
    await waitUntil(`${path} opens`, () =>
      this.evaluate(() => !("isLeft" in window) && document.readyState !== "loading"),
    )
    await this.evaluate(collectErrors)
    // The first page view is sent once the page is hydrated.
    await waitUntil(`${path} is hydrated`, () => this.evaluate(() => "dataLayer" in window))
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ])
    await this.browser.send("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] })
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.type(keys[key])
  }

  /** Sets the width of the page in CSS pixels, with a window in the middle of the screen. */
  async resize(width: number, height: number): Promise<void> {
    // Without a window manager, the window under the pointer has the focus. The pointer is in the middle of the screen.
    const place = { x: Math.round((screen.width - width) / 2), y: Math.round((screen.height - height) / 2) }
    await this.browser.send("SetWindowRect", { ...place, width, height })
    await waitUntil(`The window is ${width} px wide`, async () => (await this.evaluate(() => innerWidth)) === width)
  }

  /** Waits until the URL, without the origin of the site, is this one. */
  isAt(url: string): Promise<void> {
    return waitUntil(
      `The URL is ${url}`,
      async () => (await this.evaluate(() => location.href)).replace(this.origin, "") === url,
    )
  }

  /** @throws Error if the document had an error since it was opened */
  async expectNoErrors(): Promise<void> {
    expect(await this.evaluate(() => (window as { collectedErrors?: string[] }).collectedErrors ?? [])).toEqual([])
  }
}

/**
 * Waits until a condition is true. A condition that throws is not true: the page may be between two documents.
 * @param what says it, for the error
 * @throws Error after a minute
 */
export function waitUntil(what: string, condition: () => Promise<boolean>): Promise<void> {
  const isTrue = async () => expect(await condition(), what).toBe(true)
  return expect(isTrue).toPass({ timeout: limit, intervals: [pause] })
}
