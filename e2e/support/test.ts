import { expect, test as base, type Page } from "@playwright/test"
import { setOnline } from "./setOnline"
import { translate, type TranslationStart } from "./translator"

export * from "@playwright/test"

/** What a test or a project of playwright.config.ts sets. */
export interface Fixtures {
  /** The page errors so far (see `collectPageErrors`). The array grows with each error. */
  pageErrors: string[]
  /** Page errors that a test expects. */
  allowedPageErrors: RegExp
  /**
   * Whether the visitor has subscribed to the newsletter. Default: true, because the popup would cover other content.
   */
  isSubscribed: boolean
  /** When the translator of the browser begins; undefined if the visitor reads the page in its language. */
  translation: TranslationStart | undefined
}

/**
 * Playwright's `test`, which also fails on each page error that is not allowed. The page is online, also on a machine
 * without a network.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context, baseURL, isSubscribed }, use) => {
    // Playwright's `storageState` opens a page for it: a test that opens one page then takes 1.5 instead of 1.1 CPU s.
    const subscribe = (origin?: string) => {
      if (self.origin === origin) localStorage.setItem("blast_subscribed", "true")
    }
    if (isSubscribed) await context.addInitScript(subscribe, baseURL)
    await use(context)
  },
  page: async ({ page, translation }, use) => {
    await setOnline(page, true)
    if (translation) await translate(page, translation)
    await use(page)
  },
  allowedPageErrors: [/(?!)/, { option: true }],
  isSubscribed: [true, { option: true }],
  translation: [undefined, { option: true }],
  pageErrors: [
    async ({ page, allowedPageErrors, javaScriptEnabled }, use) => {
      const errors = collectPageErrors(page, javaScriptEnabled)
      await use(errors)
      expect(errors.filter((error) => !allowedPageErrors.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Collects console errors and warnings (React's hydration errors included), uncaught errors, failed requests and
 * responses of 400 and above. Excludes requests that are aborted: by the browser, because the page leaves their
 * document or needs another file, or by a script. Excludes scripts that the browser preloads and then blocks (`csp`),
 * because JavaScript is disabled, and its advice about preloaded files that are not used within seconds, which depends
 * on the machine's speed.
 */
function collectPageErrors(page: Page, isScriptAllowed: boolean): string[] {
  const errors: string[] = []
  page.on("console", (message) => {
    const isError = message.type() === "error" || message.type() === "warning"
    if (isError && !/was preloaded .* but not used within a few seconds/.test(message.text()))
      errors.push(`${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`))
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? ""
    const isExpected = reason === "net::ERR_ABORTED" || (reason === "csp" && !isScriptAllowed)
    if (!isExpected) errors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  return errors
}
