import type { Page } from "@playwright/test"
import { sampleLetterId, sampleRows } from "../../local-services/sampleApplicants"
import type { Content } from "../../content-tools/model"
import { letterPages, publicationPath, publicPages } from "../../src/routes"
import { combiningMarks } from "../support/layout"
import { signInAs } from "../support/signIn"

/** Returns the pages of the publications with the most and with the least content; none without publications. */
export function paperPaths({ "publications.json": papers }: Content): string[] {
  const sizeOf = (paper: object) => JSON.stringify(paper).length
  const bySize = [...papers].sort((one, other) => sizeOf(other) - sizeOf(one))
  return [bySize.at(0), bySize.at(-1)].flatMap((paper) => (paper ? [publicationPath(paper.id)] : []))
}

/**
 * The public pages, the page for unknown URLs, and the pages for applicants, with the HTTP status of a direct visit.
 * `prepare` runs before the page is opened.
 */
export const allPages: readonly { path: string; status: number; prepare?: (page: Page) => Promise<void> }[] = [
  ...publicPages.map(({ path }) => ({ path, status: 200 })),
  { path: "/no-such-page/", status: 404 },
  { path: "/temp/", status: 200 },
  { path: "/acceptance/", status: 200, prepare: (page) => signInAs(page, "Maximiliana".repeat(12) + combiningMarks) },
  ...letterPages.map(({ kind }) => ({ path: `/${kind}/${sampleRows[kind].at(-1)?.uuid}/`, status: 200 })),
  { path: `/commit/${sampleLetterId}/`, status: 200 },
]

/** Responds in place of the other origins that a build may request: the CDN of a picture, and Google's library. */
export async function stubOtherOrigins(page: Page): Promise<void> {
  await page.route("https://cdn.example/**", (route) =>
    route.fulfill({ contentType: "image/png", path: "static/icons/icon.png" }),
  )
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )
}

/**
 * Loads what waits until the visitor scrolls to it: pictures, carousels, local times. A long page has 70 windows, and a
 * busy headless shell sometimes stops drawing for ever while a test scrolls through all of them.
 */
export async function loadLazyParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[loading='lazy']")) image.loading = "eager"
    for (const part of document.querySelectorAll("main section, footer")) {
      part.scrollIntoView()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo(0, 0)
  })
}
