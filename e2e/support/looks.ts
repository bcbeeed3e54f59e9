import type { BrowserContextOptions, Page } from "@playwright/test"
import { bringNumbersTo, popup } from "./newsletter"
import { pages } from "./pages"
import { answerRecords, applicant, found, listOf } from "./recordsAnswers"
import { alert, beSignedIn, trySignIn } from "./signIn"
import { readWholePage } from "./watch"

/** A page in one of its states, as somebody sees it. */
export interface Look {
  /** Name of the picture's file. */
  name: string
  path: string
  /** Sets the scene before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Brings the page into the state; without it the page is as it opens. */
  enter?: (page: Page) => Promise<void>
  /** A state that lies over the window: the picture shows the window and not the whole page. */
  isWindow?: boolean
  /** A visitor who has not subscribed. */
  isNewVisitor?: boolean
  /** Only where the window is so narrow, in CSS pixels. */
  maxWidth?: number
  /** One of the main looks, that e2e/looks.spec.ts compares with the one that is stored. */
  isStored?: boolean
}

async function callPopup(page: Page): Promise<void> {
  await bringNumbersTo(page, 0)
  await popup(page).waitFor()
}

const nameOf = (path: string) => path.replaceAll("/", "") || "home"

const publicLooks: Look[] = pages.map(({ path }) => ({ name: nameOf(path), path, isStored: true }))

const states: Look[] = [
  { name: "not-found", path: "/no-such-page/", isStored: true },
  {
    name: "menu-open",
    path: "/",
    maxWidth: 800,
    isWindow: true,
    enter: (page) => page.getByRole("button", { name: /menu/i }).click(),
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
    name: "footer-thanks",
    path: "/team/",
    isWindow: true,
    isNewVisitor: true,
    enter: async (page) => {
      const footer = page.getByRole("contentinfo")
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
  { name: "letter", path: `/letter/${applicant.id}/`, prepare: findApplicant, isStored: true },
  { name: "decision", path: `/decision/${applicant.id}/`, prepare: findApplicant, isStored: true },
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
  { name: "commit", path: `/commit/${applicant.id}/`, isStored: true },
  { name: "sign-in", path: "/temp/", isStored: true },
  {
    name: "sign-in-refused",
    path: "/temp/",
    enter: async (page) => {
      await trySignIn(page, "nobody@school.example", "not the password")
      await alert(page).waitFor()
    },
  },
  { name: "acceptance", path: "/acceptance/", prepare: (page) => beSignedIn(page, applicant.name), isStored: true },
]

async function findApplicant(page: Page): Promise<void> {
  await answerRecords(page, () => found())
}

/** Every page and every state that `npm run shots` takes a picture of. */
export const looks: readonly Look[] = [...publicLooks, ...states, ...applicantLooks]

/** Widths in CSS pixels: phone, tablet, desk. */
export const lookWidths = [360, 768, 1440] as const

/** The browser's settings for a picture: nothing moves, and a clock far from Los Angeles. */
export function contextOf(
  { isNewVisitor }: Look,
  { baseURL, width, colorScheme }: { baseURL: string; width: number; colorScheme: "light" | "dark" },
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

/** Opens a page in its state, with everything on it loaded. */
export async function open(page: Page, { path, prepare, enter, isWindow }: Look): Promise<void> {
  await prepare?.(page)
  await page.goto(path)
  await page.waitForLoadState(isWindow ? "load" : "networkidle")
  if (!isWindow) await readWholePage(page)
  await enter?.(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
}
