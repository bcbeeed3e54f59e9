import type { BrowserContextOptions, Page } from "@playwright/test"
import { bringNumbersTo, popup } from "./newsletter"
import { pages } from "./pages"
import { readWholePage } from "./watch"

/** A page in one of its states, as somebody sees it. */
export interface Look {
  /** Name of the picture's file. */
  name: string
  path: string
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

/** Every page and every state that `npm run shots` takes a picture of. */
export const looks: readonly Look[] = [...publicLooks, ...states]

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
export async function open(page: Page, { path, enter, isWindow }: Look): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" })
  if (!isWindow) await readWholePage(page)
  await enter?.(page)
  await page.evaluate(() => document.fonts.ready)
}
