import type { BrowserContextOptions, Page } from "@playwright/test"
import { letterPages, publicPages } from "../../src/routes"
import type { ProgramInstants } from "../../src/season"
import { cohortInstants, timesOfCohort } from "./seasonInstants"
import { popup, scrollPopupSectionTo } from "./newsletter"
import { applicant, found, stubRecordsApi } from "./recordsApi"
import { signInAs } from "./signIn"

/** A page in one of its states, of which `npm run generate -- shots` takes screenshots. */
export interface PageState {
  /** Name of the screenshot's file. */
  name: string
  path: string
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /**
   * The visitor has not subscribed, so the home page shows the newsletter popup. The screenshot shows only the window.
   */
  hasPopup?: boolean
  /** The visitor's clock in milliseconds since 1970. Default: the real time. */
  time?: number
}

const prepareRecord = (page: Page) => stubRecordsApi(page, () => found())

export const pageStates: readonly PageState[] = [
  ...publicPages.map(({ path }) => ({ name: path.replaceAll("/", "") || "home", path })),
  { name: "popup", path: "/", hasPopup: true },
  { name: "not-found", path: "/no-such-page/" },
  ...letterPages.map(({ kind }) => ({ name: kind, path: `/${kind}/${applicant.id}/`, prepare: prepareRecord })),
  { name: "commit", path: `/commit/${applicant.id}/`, prepare: prepareRecord },
  { name: "sign-in", path: "/temp/" },
  { name: "acceptance", path: "/acceptance/", prepare: (page) => signInAs(page, applicant.name) },
]

/** Returns the pages that depend on the season, at each instant of a cohort. */
export function seasonStates(programs: readonly ProgramInstants[]): PageState[] {
  const times = timesOfCohort(programs)
  return cohortInstants.flatMap((instant) =>
    pageStates
      .filter(({ name }) => /^(home|bootcamp|research|apply|apply-research|parents|letter|commit)$/.test(name))
      .flatMap((state) => {
        const time = times[instant]
        return time === undefined ? [] : [{ ...state, name: `${instant.replaceAll(" ", "-")}-${state.name}`, time }]
      }),
  )
}

export type ColorScheme = "light" | "dark"

/** Returns the context options of a screenshot: no motion, and a time zone far from Los Angeles. */
export function screenshotContext(
  { hasPopup }: PageState,
  { baseURL, width, colorScheme }: { baseURL: string; width: number; colorScheme: ColorScheme },
): BrowserContextOptions {
  const subscribed = { origin: baseURL, localStorage: [{ name: "blast_subscribed", value: "true" }] }
  return {
    baseURL,
    colorScheme,
    reducedMotion: "reduce",
    timezoneId: "Asia/Kolkata",
    viewport: { width, height: width < 600 ? 780 : 900 },
    storageState: { cookies: [], origins: hasPopup ? [] : [subscribed] },
  }
}

/** Opens a page in a state and loads everything on it. */
export async function openPageState(page: Page, { path, prepare, hasPopup, time }: PageState): Promise<void> {
  await prepare?.(page)
  if (time !== undefined) await page.clock.setFixedTime(time)
  await page.goto(path)
  if (hasPopup) {
    await scrollPopupSectionTo(page, 0)
    await popup(page).waitFor()
  } else {
    // The whole page is then laid out, loaded and hydrated. Scrolling through it would miss elements that hydrate
    // later.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const pageHeight = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
    await page.setViewportSize({ width, height: Math.max(height, pageHeight) })
  }
  await page.waitForLoadState("networkidle")
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}
