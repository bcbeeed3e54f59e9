import { expect, type BrowserContextOptions, type Page } from "@playwright/test"
import { publicPages } from "../../src/routes"
import { uniqueEmail } from "./localServices"
import { popup, scrollNumbersTo } from "./newsletter"
import { applicant, found, recordsPage, stubRecordsApi, type RecordsResponse } from "./recordsApi"
import { alert, signInAs, submitSignIn } from "./signIn"

/** A page in one of its states. */
export interface PageState {
  /** Name of the screenshot's file. */
  name: string
  path: string
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the open page into the state. */
  interact?: (page: Page) => Promise<unknown>
  /** The state covers the window, so the screenshot shows the viewport and not the whole page. */
  isViewportOnly?: boolean
  /** The visitor has not subscribed. */
  isNewVisitor?: boolean
  /** Widths of the window in CSS pixels. Default: `screenshotWidths`. */
  widths?: readonly number[]
  /** The state looks the same in both color schemes. */
  isLightOnly?: boolean
  contextOptions?: BrowserContextOptions
  isPrinted?: boolean
  /** The page also exists in each of the `variants`. */
  hasVariants?: boolean
}

async function showPopup(page: Page): Promise<void> {
  await scrollNumbersTo(page, 0)
  await popup(page).waitFor()
}

async function subscribeInPopup(page: Page, email = uniqueEmail()): Promise<void> {
  await showPopup(page)
  await popup(page).getByRole("textbox").fill(email)
  await page.keyboard.press("Enter")
}

const publicStates: PageState[] = publicPages.map(({ path }) => ({
  name: path.replaceAll("/", "") || "home",
  path,
  hasVariants: true,
}))

const popupState = { path: "/", isViewportOnly: true, isNewVisitor: true }

const interactiveStates: PageState[] = [
  { name: "not-found", path: "/no-such-page/" },
  {
    name: "menu-open",
    path: "/",
    widths: [360, 768],
    isViewportOnly: true,
    interact: async (page) => {
      const button = page.getByRole("button", { name: /menu/i })
      // The button works after hydration.
      await expect(async () => {
        await button.click()
        await expect(button).toHaveAttribute("aria-expanded", "true", { timeout: 500 })
      }).toPass()
    },
  },
  { ...popupState, name: "popup", interact: showPopup },
  {
    ...popupState,
    name: "popup-invalid",
    interact: async (page) => {
      await subscribeInPopup(page, "maya@school")
      await popup(page).getByRole("alert").waitFor()
    },
  },
  {
    ...popupState,
    name: "popup-failed",
    prepare: (page) => page.route("**/rest/v1/**", (route) => route.fulfill({ status: 500, json: { code: "XX000" } })),
    interact: async (page) => {
      await subscribeInPopup(page)
      await popup(page).getByRole("alert").waitFor()
    },
  },
  {
    ...popupState,
    name: "popup-submitting",
    prepare: (page) => page.route("**/rest/v1/**", () => undefined),
    interact: async (page) => {
      await subscribeInPopup(page)
      await popup(page).getByRole("button", { name: "Subscribing..." }).waitFor()
    },
  },
  {
    ...popupState,
    name: "popup-thanks",
    // The popup closes after two seconds.
    prepare: (page) => page.clock.install(),
    interact: async (page) => {
      await page.clock.runFor(1000)
      await subscribeInPopup(page)
      await popup(page).getByRole("status").waitFor()
    },
  },
  {
    name: "footer-thanks",
    path: "/team/",
    isViewportOnly: true,
    isNewVisitor: true,
    interact: async (page) => {
      const footer = page.getByRole("contentinfo")
      // The form is enabled after hydration.
      await footer.locator("button:enabled").waitFor()
      await footer.getByRole("textbox").fill(uniqueEmail())
      await page.keyboard.press("Enter")
      await footer.getByRole("status").waitFor()
    },
  },
]

const respondWith = (response: RecordsResponse) => (page: Page) => stubRecordsApi(page, () => response)
const letterPath = `/letter/${applicant.id}/`
const wrongSignIn = async (page: Page) => {
  await submitSignIn(page, "unknown@school.example", "not the password")
  await alert(page).waitFor()
}

const applicantStates: PageState[] = [
  { name: "letter-loading", path: letterPath, prepare: respondWith("never"), isViewportOnly: true },
  { name: "letter", path: letterPath, prepare: respondWith(found()), hasVariants: true },
  { name: "decision", path: `/decision/${applicant.id}/`, prepare: respondWith(found()), hasVariants: true },
  {
    name: "letter-not-found",
    path: letterPath,
    prepare: respondWith(recordsPage([])),
    interact: async (page) => {
      await page.waitForURL((url) => url.pathname === "/")
      await page.getByRole("status").first().waitFor()
    },
    isViewportOnly: true,
  },
  {
    name: "letter-failed",
    path: letterPath,
    prepare: respondWith("abort"),
    interact: (page) => page.getByRole("link", { name: "Try again" }).waitFor(),
    isViewportOnly: true,
  },
  {
    name: "letter-offline",
    path: letterPath,
    prepare: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }))
      await stubRecordsApi(page, () => "abort")
    },
    interact: (page) => page.getByText("You are offline.").waitFor(),
    isViewportOnly: true,
  },
  { name: "letter-long-name", path: letterPath, prepare: respondWith(found("Wolfeschlegelsteinhausen ".repeat(8))) },
  { name: "letter-right-to-left", path: letterPath, prepare: respondWith(found("نور الهدى بستاني")) },
  { name: "commit", path: `/commit/${applicant.id}/`, hasVariants: true },
  { name: "sign-in", path: "/temp/", hasVariants: true },
  { name: "sign-in-refused", path: "/temp/", interact: wrongSignIn },
  {
    name: "sign-in-failed",
    path: "/temp/",
    prepare: (page) => page.route(/\/row\?email=/, (route) => route.fulfill({ status: 500, body: "" })),
    interact: wrongSignIn,
  },
  { name: "acceptance", path: "/acceptance/", prepare: (page) => signInAs(page, applicant.name), hasVariants: true },
]

const variants: readonly Partial<PageState>[] = [
  { name: "narrowest", widths: [320], isLightOnly: true },
  // A window of 1280 pixels at a zoom of 200 %.
  { name: "zoomed", widths: [640], isLightOnly: true, contextOptions: { deviceScaleFactor: 2 } },
  { name: "printed", widths: [700], isLightOnly: true, isPrinted: true },
  { name: "forced-colors", widths: [768], contextOptions: { forcedColors: "active" } },
  { name: "without-javascript", widths: [360], isLightOnly: true, contextOptions: { javaScriptEnabled: false } },
]

const variantStates = [...publicStates, ...applicantStates]
  .filter(({ hasVariants }) => hasVariants)
  .flatMap((state) => variants.map((variant) => ({ ...state, ...variant, name: `${state.name}-${variant.name}` })))

/** Every page and every state of which `npm run generate -- shots` takes screenshots. */
export const pageStates: readonly PageState[] = [
  ...publicStates,
  ...interactiveStates,
  ...applicantStates,
  ...variantStates,
]

export type ColorScheme = "light" | "dark"

/** Widths of a phone, a tablet and a desktop in CSS pixels. */
export const screenshotWidths = [360, 768, 1440] as const

/** Returns the height of the window in CSS pixels. */
const windowHeight = (width: number) => (width < 600 ? 780 : 900)

/** Returns the context options of a screenshot: no motion, and a time zone far from Los Angeles. */
export function screenshotContext(
  { isNewVisitor, contextOptions }: PageState,
  { baseURL, width, colorScheme }: { baseURL: string; width: number; colorScheme: ColorScheme },
): BrowserContextOptions {
  const subscribed = { origin: baseURL, localStorage: [{ name: "blast_subscribed", value: "true" }] }
  return {
    baseURL,
    colorScheme,
    reducedMotion: "reduce",
    timezoneId: "Asia/Kolkata",
    viewport: { width, height: windowHeight(width) },
    storageState: { cookies: [], origins: isNewVisitor ? [] : [subscribed] },
    ...contextOptions,
  }
}

/** Opens a page in a state and loads everything on it. */
export async function openPageState(page: Page, state: PageState): Promise<void> {
  const { path, prepare, interact, isViewportOnly, isPrinted, contextOptions } = state
  if (isPrinted) await page.emulateMedia({ media: "print" })
  await prepare?.(page)
  await page.goto(path)
  if (!isViewportOnly) await fitWindow(page)
  await page.waitForLoadState(isViewportOnly ? "load" : "networkidle")
  // Without JavaScript the promises below never resolve.
  if (contextOptions?.javaScriptEnabled === false) return
  await interact?.(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}

/**
 * Makes the window as high as the page. The whole page is then in the viewport, so it is laid out, loaded and hydrated.
 * Scrolling through the page would miss elements that hydrate later.
 */
export async function fitWindow(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const pageHeight = () => page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  if ((await pageHeight()) === height) return
  // Resets the height first: a page that is always higher than its window, by a banner, would grow with each call.
  await page.setViewportSize({ width, height: windowHeight(width) })
  await page.setViewportSize({ width, height: Math.max(windowHeight(width), await pageHeight()) })
}
