import { expect, type BrowserContextOptions, type Page } from "@playwright/test"
import { bringNumbersTo, popup } from "./newsletter"
import { pages } from "./pages"
import { answerRecords, applicant, found, listOf } from "./recordsAnswers"
import { alert, beSignedIn, sheetOrigin, trySignIn } from "./signIn"

/** A page in one of its states, as somebody sees it. */
export interface Look {
  /** Name of the picture's file. */
  name: string
  path: string
  /** Sets the scene before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into the state; without it the page is as it opens. */
  enter?: (page: Page) => Promise<void>
  /** A state that lies over the window: the picture shows the window and not the whole page. */
  isWindow?: boolean
  /** A visitor who has not subscribed. */
  isNewVisitor?: boolean
  /** Widths of the window in CSS pixels, where they are not the usual three. */
  widths?: readonly number[]
  /** Where it does not depend on the scheme. */
  isLightOnly?: boolean
  /** Settings of the browser that are not the usual ones. */
  settings?: BrowserContextOptions
  /** As it comes out of a printer. */
  isPrinted?: boolean
  /** A page as it opens. `circumstances` shows it in other windows and on paper too. */
  isMain?: boolean
}

async function callPopup(page: Page): Promise<void> {
  await bringNumbersTo(page, 0)
  await popup(page).waitFor()
}

async function askToSubscribe(page: Page): Promise<void> {
  await callPopup(page)
  await popup(page).getByRole("textbox").fill(`shots-${crypto.randomUUID()}@school.example`)
  await page.keyboard.press("Enter")
}

const nameOf = (path: string) => path.replaceAll("/", "") || "home"

const publicLooks: Look[] = pages.map(({ path }) => ({ name: nameOf(path), path, isMain: true }))

const states: Look[] = [
  { name: "not-found", path: "/no-such-page/", isMain: true },
  {
    name: "menu-open",
    path: "/",
    widths: [360, 768],
    isWindow: true,
    enter: async (page) => {
      const button = page.getByRole("button", { name: /menu/i })
      // Until the scripts have run it does nothing.
      await expect(async () => {
        await button.click()
        await expect(button).toHaveAttribute("aria-expanded", "true", { timeout: 500 })
      }).toPass()
    },
  },
  {
    name: "popup",
    path: "/",
    isWindow: true,
    isNewVisitor: true,
    enter: callPopup,
  },
  {
    name: "popup-invalid",
    path: "/",
    isWindow: true,
    isNewVisitor: true,
    enter: async (page) => {
      await callPopup(page)
      await popup(page).getByRole("textbox").fill("maya@school")
      await page.keyboard.press("Enter")
      await popup(page).getByRole("alert").waitFor()
    },
  },
  {
    name: "popup-failed",
    path: "/",
    isWindow: true,
    isNewVisitor: true,
    prepare: (page) => page.route("**/rest/v1/**", (route) => route.fulfill({ status: 500, json: { code: "XX000" } })),
    enter: async (page) => {
      await askToSubscribe(page)
      await popup(page).getByRole("alert").waitFor()
    },
  },
  {
    name: "popup-submitting",
    path: "/",
    isWindow: true,
    isNewVisitor: true,
    prepare: (page) => page.route("**/rest/v1/**", () => undefined),
    enter: async (page) => {
      await askToSubscribe(page)
      await popup(page).getByRole("button", { name: "Subscribing..." }).waitFor()
    },
  },
  {
    name: "popup-thanks",
    path: "/",
    isWindow: true,
    isNewVisitor: true,
    // It would close by itself.
    prepare: (page) => page.clock.install(),
    enter: async (page) => {
      await page.clock.runFor(1000)
      await askToSubscribe(page)
      await popup(page).getByRole("status").waitFor()
    },
  },
  {
    name: "footer-thanks",
    path: "/team/",
    isWindow: true,
    isNewVisitor: true,
    enter: async (page) => {
      const footer = page.getByRole("contentinfo")
      // Until the scripts have run it takes nothing.
      await footer.locator("button:enabled").waitFor()
      await footer.getByRole("textbox").fill(`shots-${crypto.randomUUID()}@school.example`)
      await page.keyboard.press("Enter")
      await footer.getByRole("status").waitFor()
    },
  },
]

const applicantLooks: Look[] = [
  {
    name: "letter-loading",
    path: `/letter/${applicant.id}/`,
    prepare: async (page) => {
      await answerRecords(page, () => "never")
    },
    isWindow: true,
  },
  { name: "letter", path: `/letter/${applicant.id}/`, prepare: findApplicant, isMain: true },
  { name: "decision", path: `/decision/${applicant.id}/`, prepare: findApplicant, isMain: true },
  {
    name: "letter-not-found",
    path: `/letter/${applicant.id}/`,
    prepare: async (page) => {
      await answerRecords(page, () => listOf([]))
    },
    enter: async (page) => {
      await page.waitForURL((url) => url.pathname === "/")
      await page.getByRole("status").first().waitFor()
    },
    isWindow: true,
  },
  {
    name: "letter-failed",
    path: `/letter/${applicant.id}/`,
    prepare: async (page) => {
      await answerRecords(page, () => "abort")
    },
    enter: async (page) => {
      await page.getByRole("link", { name: "Try again" }).waitFor()
    },
    isWindow: true,
  },
  {
    name: "letter-offline",
    path: `/letter/${applicant.id}/`,
    prepare: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }))
      await answerRecords(page, () => "abort")
    },
    enter: async (page) => {
      await page.getByText("You are offline.").waitFor()
    },
    isWindow: true,
  },
  {
    name: "letter-long-name",
    path: `/letter/${applicant.id}/`,
    prepare: beNamed("Wolfeschlegelsteinhausen ".repeat(8)),
  },
  { name: "letter-right-to-left", path: `/letter/${applicant.id}/`, prepare: beNamed("نور الهدى بستاني") },
  { name: "commit", path: `/commit/${applicant.id}/`, isMain: true },
  { name: "sign-in", path: "/temp/", isMain: true },
  {
    name: "sign-in-refused",
    path: "/temp/",
    enter: async (page) => {
      await trySignIn(page, "nobody@school.example", "not the password")
      await alert(page).waitFor()
    },
  },
  {
    name: "sign-in-failed",
    path: "/temp/",
    prepare: (page) => page.route(`${sheetOrigin()}/**`, (route) => route.fulfill({ status: 500, body: "" })),
    enter: async (page) => {
      await trySignIn(page, "nobody@school.example", "not the password")
      await alert(page).waitFor()
    },
  },
  { name: "acceptance", path: "/acceptance/", prepare: (page) => beSignedIn(page, applicant.name), isMain: true },
]

async function findApplicant(page: Page): Promise<void> {
  await answerRecords(page, () => found())
}

function beNamed(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await answerRecords(page, () => found(name))
  }
}

/** The same pages in windows, on paper and for eyes that most designs forget. */
const circumstances: Look[] = [...publicLooks, ...applicantLooks]
  .filter(({ isMain }) => isMain)
  .map(({ isMain: _isMain, ...look }) => look)
  .flatMap((look) => [
    { ...look, name: `${look.name}-narrowest`, widths: [320], isLightOnly: true },
    // A window of 1280 pixels at 200 %.
    { ...look, name: `${look.name}-zoomed`, widths: [640], isLightOnly: true, settings: { deviceScaleFactor: 2 } },
    { ...look, name: `${look.name}-printed`, widths: [700], isLightOnly: true, isPrinted: true },
    { ...look, name: `${look.name}-forced-colors`, widths: [768], settings: { forcedColors: "active" as const } },
    {
      ...look,
      name: `${look.name}-without-scripts`,
      widths: [360],
      isLightOnly: true,
      settings: { javaScriptEnabled: false },
    },
  ])

/** Every page and every state that `npm run shots` takes a picture of. */
export const looks: readonly Look[] = [...publicLooks, ...states, ...applicantLooks, ...circumstances]

export type ColorScheme = "light" | "dark"

/** Widths in CSS pixels: phone, tablet, desk. */
export const lookWidths = [360, 768, 1440] as const

/** Height of the window in CSS pixels. */
const windowHeight = (width: number) => (width < 600 ? 780 : 900)

/** Returns the browser's settings for a picture: no motion, and a time zone far from Los Angeles. */
export function contextOf(
  { isNewVisitor, settings }: Look,
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
    ...settings,
  }
}

/** Opens a page in its state, with everything on it loaded. */
export async function open(page: Page, look: Look): Promise<void> {
  const { path, prepare, enter, isWindow, isPrinted, settings } = look
  if (isPrinted) await page.emulateMedia({ media: "print" })
  await prepare?.(page)
  await page.goto(path)
  if (!isWindow) await fitWindow(page)
  await page.waitForLoadState(isWindow ? "load" : "networkidle")
  // Without scripts the promises below are never settled.
  if (settings?.javaScriptEnabled === false) return
  await enter?.(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}

/**
 * Makes the window as high as the page. Everything is then in view at once, so it is laid out, loaded and interactive
 * whenever the scripts have run; scrolling past would miss what hydrates later.
 */
export async function fitWindow(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const pageHeight = () => page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  if ((await pageHeight()) === height) return
  // A page that is as high as its window and a banner would grow at each turn.
  await page.setViewportSize({ width, height: windowHeight(width) })
  await page.setViewportSize({ width, height: Math.max(windowHeight(width), await pageHeight()) })
}
