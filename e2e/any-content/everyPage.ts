import type { Page } from "@playwright/test"
import { sampleDecisionId, sampleLetterId } from "../../services/table/sampleApplicants"
import { publicPages } from "../../src/routes"
import { beSignedIn } from "../support/signIn"

export interface TestedPage {
  path: string
  /** HTTP status of a direct visit. */
  status: number
  /** Sets the scene before the page is opened. */
  prepare?: (page: Page) => Promise<void>
}

/** Every page of the site: the public ones, the one for unknown addresses, and those for applicants. */
export const everyPage: readonly TestedPage[] = [
  ...publicPages.map(({ path }) => ({ path, status: 200 })),
  { path: "/no-such-page/", status: 404 },
  { path: "/temp/", status: 200 },
  { path: "/acceptance/", status: 200, prepare: (page) => beSignedIn(page, "Maya") },
  { path: `/letter/${sampleLetterId}/`, status: 200 },
  { path: `/decision/${sampleDecisionId}/`, status: 200 },
  { path: `/commit/${sampleLetterId}/`, status: 200 },
]

/** Responds in place of other origins that a build may name: the CDN of a picture, and Google's library. */
export async function respondForOthers(page: Page): Promise<void> {
  await page.route("https://cdn.example/**", (route) =>
    route.fulfill({ contentType: "image/png", path: "static/icons/icon.png" }),
  )
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )
}
