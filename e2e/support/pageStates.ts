import type { BrowserContextOptions, Page } from "@playwright/test"
import { publicPages } from "../../src/routes"
import { waitForHydration } from "./clock"
import { fitWindow } from "./layout"
import { popup, scrollNumbersTo } from "./newsletter"
import { applicant, found, recordsPage, stubRecordsApi, type RecordsResponse } from "./recordsApi"
import { alert, signInAs, submitSignIn } from "./signIn"

/** A page in one of its states, of which `npm run generate -- shots` takes screenshots. */
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
  /** Widths of the window in CSS pixels. */
  widths: readonly number[]
  /** The state looks the same in both color schemes. */
  isLightOnly?: boolean
  contextOptions?: BrowserContextOptions
  isPrinted?: boolean
}

/** Widths of a phone, a tablet and a desktop in CSS pixels. */
const widths = [360, 768, 1440] as const

const respondWith = (response: RecordsResponse) => (page: Page) => stubRecordsApi(page, () => response)
const letterPath = `/letter/${applicant.id}/`

/** The states of which there are also screenshots in each of the `variants`. */
const pages: readonly PageState[] = [
  ...publicPages.map(({ path }) => ({ name: path.replaceAll("/", "") || "home", path, widths })),
  { name: "letter", path: letterPath, prepare: respondWith(found()), widths },
  { name: "decision", path: `/decision/${applicant.id}/`, prepare: respondWith(found()), widths },
  { name: "commit", path: `/commit/${applicant.id}/`, widths },
  { name: "sign-in", path: "/temp/", widths },
  { name: "acceptance", path: "/acceptance/", prepare: (page) => signInAs(page, applicant.name), widths },
]

const otherStates: readonly PageState[] = [
  { name: "not-found", path: "/no-such-page/", widths },
  {
    name: "menu-open",
    path: "/",
    widths: [360, 768],
    isViewportOnly: true,
    interact: async (page) => {
      await waitForHydration(page)
      await page.getByRole("button", { name: /menu/i }).click()
    },
  },
  {
    name: "popup",
    path: "/",
    widths,
    isViewportOnly: true,
    isNewVisitor: true,
    interact: async (page) => {
      await scrollNumbersTo(page, 0)
      await popup(page).waitFor()
    },
  },
  { name: "letter-loading", path: letterPath, widths, prepare: respondWith("never"), isViewportOnly: true },
  {
    name: "letter-not-found",
    path: letterPath,
    widths,
    prepare: respondWith(recordsPage([])),
    interact: (page) => page.getByRole("status").filter({ hasText: /\S/ }).first().waitFor(),
    isViewportOnly: true,
  },
  {
    name: "letter-failed",
    path: letterPath,
    widths,
    prepare: respondWith("abort"),
    interact: (page) => page.getByRole("link", { name: "Try again" }).waitFor(),
    isViewportOnly: true,
  },
  {
    name: "sign-in-refused",
    path: "/temp/",
    widths,
    interact: async (page) => {
      await submitSignIn(page, "unknown@school.example", "not the password")
      await alert(page).waitFor()
    },
  },
]

const variants: readonly (Partial<PageState> & { name: string })[] = [
  { name: "narrowest", widths: [320], isLightOnly: true },
  // A window of 1280 pixels at a zoom of 200 %.
  { name: "zoomed", widths: [640], isLightOnly: true, contextOptions: { deviceScaleFactor: 2 } },
  { name: "printed", widths: [700], isLightOnly: true, isPrinted: true },
  { name: "forced-colors", widths: [768], contextOptions: { forcedColors: "active" } },
  { name: "without-javascript", widths: [360], isLightOnly: true, contextOptions: { javaScriptEnabled: false } },
]

export const pageStates: readonly PageState[] = [
  ...pages,
  ...otherStates,
  ...pages.flatMap((state) =>
    variants.map((variant) => ({ ...state, ...variant, name: `${state.name}-${variant.name}` })),
  ),
]

export type ColorScheme = "light" | "dark"

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
    viewport: { width, height: width < 600 ? 780 : 900 },
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
