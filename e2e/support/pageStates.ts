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
}

const respondWith = (response: RecordsResponse) => (page: Page) => stubRecordsApi(page, () => response)
const letterPath = `/letter/${applicant.id}/`

export const pageStates: readonly PageState[] = [
  ...publicPages.map(({ path }) => ({ name: path.replaceAll("/", "") || "home", path })),
  { name: "letter", path: letterPath, prepare: respondWith(found()) },
  { name: "decision", path: `/decision/${applicant.id}/`, prepare: respondWith(found()) },
  { name: "commit", path: `/commit/${applicant.id}/` },
  { name: "sign-in", path: "/temp/" },
  { name: "acceptance", path: "/acceptance/", prepare: (page) => signInAs(page, applicant.name) },
  { name: "not-found", path: "/no-such-page/" },
  {
    name: "menu-open",
    path: "/",
    isViewportOnly: true,
    interact: async (page) => {
      await waitForHydration(page)
      const button = page.getByRole("button", { name: /menu/i })
      // Wide windows have no menu button.
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: "popup",
    path: "/",
    isViewportOnly: true,
    isNewVisitor: true,
    interact: async (page) => {
      await scrollNumbersTo(page, 0)
      await popup(page).waitFor()
    },
  },
  { name: "letter-loading", path: letterPath, prepare: respondWith("never"), isViewportOnly: true },
  {
    name: "letter-not-found",
    path: letterPath,
    prepare: respondWith(recordsPage([])),
    interact: (page) => page.getByRole("status").filter({ hasText: /\S/ }).first().waitFor(),
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
    name: "sign-in-refused",
    path: "/temp/",
    interact: async (page) => {
      await submitSignIn(page, "unknown@school.example", "not the password")
      await alert(page).waitFor()
    },
  },
]

export type ColorScheme = "light" | "dark"

/** Returns the context options of a screenshot: no motion, and a time zone far from Los Angeles. */
export function screenshotContext(
  { isNewVisitor }: PageState,
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
  }
}

/** Opens a page in a state and loads everything on it. */
export async function openPageState(page: Page, state: PageState): Promise<void> {
  const { path, prepare, interact, isViewportOnly } = state
  await prepare?.(page)
  await page.goto(path)
  if (!isViewportOnly) await fitWindow(page)
  await page.waitForLoadState(isViewportOnly ? "load" : "networkidle")
  await interact?.(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}
