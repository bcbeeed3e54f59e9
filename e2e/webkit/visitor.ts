/** A visitor of the site: opens pages, looks, clicks and types. */
import { expect } from "@playwright/test"
import { screen, type startWebKit } from "./startWebKit"

/** Code points of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const

/** Finds the first visible element whose text or label contains `text`. Runs in the page, as text. */
function findVisible(selector: string, text: string): Element | null {
  const isMatch = (element: Element) =>
    `${element.textContent} ${element.ariaLabel ?? ""}`.replace(/\s+/g, " ").includes(text) &&
    element.getClientRects().length > 0 &&
    element.checkVisibility({ visibilityProperty: true })
  return [...document.querySelectorAll(selector)].find(isMatch) ?? null
}

/**
 * Collects errors and warnings of the console and all other errors in `window.collectedErrors`. Runs in the page, as
 * text.
 */
function collectErrors(): void {
  const errors: unknown[] = []
  Object.assign(window, { collectedErrors: errors })
  // Captured, because the errors of files do not bubble.
  window.addEventListener("error", ({ message, target }) => errors.push(message ?? (target as Element).outerHTML), true)
  window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)))
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push(`blocked: ${blockedURI}`))
  console.error = console.warn = (...words: unknown[]) => errors.push(words.map(String).join(" "))
}

/**
 * Selectors are CSS. A condition that throws while a method waits is not true: the page may be between two documents.
 */
export class Visitor {
  /** @param origin of the site, without a trailing slash */
  constructor(
    private readonly send: Awaited<ReturnType<typeof startWebKit>>["send"],
    private readonly origin: string,
  ) {}

  /**
   * Runs a function in the document. Its arguments and its result are copied as JSON; elements are passed as
   * references.
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.send("execute/sync", { script: `return (${run.toString()})(...arguments)`, args }) as Promise<Result>
  }

  /** Waits until a function of the document returns a value. */
  returns<Args extends unknown[]>(expected: unknown, run: (...args: Args) => unknown, ...args: Args): Promise<void> {
    return expect(async () => expect(await this.evaluate(run, ...args)).toEqual(expected)).toPass()
  }

  /** Waits until an element is visible. */
  shows(selector: string, text = ""): Promise<void> {
    const look = async () =>
      expect(await this.evaluate(findVisible, selector, text), `${selector} ${text}`).not.toBeNull()
    return expect(look).toPass()
  }

  /** Waits until no element is visible. */
  hides(selector: string): Promise<void> {
    return this.returns(null, findVisible, selector, "")
  }

  /** Clicks the first visible element with the mouse, once it does not move and no other element covers it. */
  click(selector: string, text = ""): Promise<void> {
    const isMoving = (element: Element) =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === "running" && (effect as KeyframeEffect).target?.contains(element),
        )
    const click = async () => {
      const element = await this.evaluate(findVisible, selector, text)
      if (!element || (await this.evaluate(isMoving, element))) throw new Error(`${selector} ${text} is not still`)
      // WebDriver replaces an element by an object with its id.
      await this.send(`element/${Object.values(element).join("")}/click`, {})
    }
    return expect(click).toPass()
  }

  /** Opens a path and waits until React has hydrated the page, which then sends its first page view. */
  async open(path: string): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { isLeft: true }))
    await this.send("url", { url: `${this.origin}${path}` })
    await this.returns(true, () => !("isLeft" in window) && document.readyState !== "loading")
    await this.evaluate(collectErrors)
    await this.returns(true, () => "dataLayer" in window)
  }

  /** Sends the next commands to the first frame of the page, or to the page again. */
  async enterFrame(): Promise<void> {
    await this.send("frame", { id: 0 })
  }
  async leaveFrame(): Promise<void> {
    await this.send("frame", { id: null })
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })))
    await this.send("actions", { actions: [{ type: "key", id: "keyboard", actions }] })
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.type(keys[key])
  }

  /** Sets the width of the page in CSS pixels, with a window in the middle of the screen. */
  async resize(width: number, height = 800): Promise<void> {
    // Without a window manager, the window under the pointer has the focus. The pointer is in the middle of the screen.
    const place = { x: Math.round((screen.width - width) / 2), y: Math.round((screen.height - height) / 2) }
    await this.send("window/rect", { ...place, width, height })
    await this.returns(width, () => innerWidth)
  }

  /** Waits until the page has a path. */
  isAt(path: string): Promise<void> {
    return this.returns(this.origin + path, () => location.href)
  }
}
